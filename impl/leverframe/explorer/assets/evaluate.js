// The value of an expression at one state: the closed syntax of leverframe.explorer.expressions, node by node.
//
// Values are BigInt, as integers of the language have no limit; booleans are 0n and 1n, labels their number. An
// expression becomes functions, by no means text that is evaluated.

const COMPARISONS = {
  "==": (left, right) => left === right,
  "!=": (left, right) => left !== right,
  "<": (left, right) => left < right,
  "<=": (left, right) => left <= right,
  ">": (left, right) => left > right,
  ">=": (left, right) => left >= right,
};

const truth = (test) => (test ? 1n : 0n);

// A function from (control, values) to the value; `control` is the number of a state, `values` are BigInt.
export function compile(node) {
  if (!Array.isArray(node)) {
    const value = BigInt(node);
    return () => value;
  }
  const [operator, ...rest] = node;
  switch (operator) {
    case "var":
      return (_, values) => values[rest[0]];
    case "in":
      return (control) => truth(control === rest[0]);
    case "sum": {
      const terms = rest.map(([sign, term]) => [BigInt(sign), compile(term)]);
      return (control, values) => terms.reduce((sum, [sign, term]) => sum + sign * term(control, values), 0n);
    }
  }
  const parts = rest.map(compile);
  const [first, second, third] = parts;
  switch (operator) {
    case "not":
      return (control, values) => truth(!first(control, values));
    case "and":
      return (control, values) => truth(parts.every((part) => part(control, values)));
    case "or":
      return (control, values) => truth(parts.some((part) => part(control, values)));
    case "->":
      return (control, values) => truth(!first(control, values) || second(control, values));
    case "if":
      return (control, values) => (first(control, values) ? second : third)(control, values);
    case "min":
    case "max": {
      const better = operator === "min" ? COMPARISONS["<"] : COMPARISONS[">"];
      return (control, values) =>
        parts.map((part) => part(control, values)).reduce((best, value) => (better(value, best) ? value : best));
    }
  }
  const compare = Object.hasOwn(COMPARISONS, operator) ? COMPARISONS[operator] : null;
  if (compare === null) throw new Error(`an expression has an unknown operator: ${operator}`);
  return (control, values) => truth(compare(first(control, values), second(control, values)));
}
