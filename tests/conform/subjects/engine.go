// A REUG engine in Go that only runs scripts, with an adapter for wire protocol 1. It shares nothing with Leverframe.
// Its shape is another one: a script is a string, "." is a step, "(" calls and ")" returns; limits are values.
package main

import "strings"

// Engine is the product; told takes what happens.
type Engine struct {
	state       string
	most, depth int
	told        func(...Data)
}

func (e *Engine) Turn(script string) {
	e.to("ENGAGE", "USER_INPUT")
	e.to("UNDERSTAND", "INTENT_DETECTED")
	e.to("EXECUTE_SCRIPT", "SCRIPT_PARSED")
	if limit := e.run(script); limit != "" {
		e.to("ERROR_RECOVERY_UNIFIED", limit)
		e.to("COMPLETE", "RECOVERY_FAILED")
	} else {
		e.to("GENERATE", "SCRIPT_EXECUTION_COMPLETE")
		e.to("COMPLETE", "RESPONSE_READY")
	}
	e.to("READY", "TURN_COMPLETE")
}

// run returns the limit that ends a script, if one does.
func (e *Engine) run(script string) string {
	taken, level := 0, 0
	for _, item := range script {
		spent := taken == e.most
		switch {
		case item == ')':
			level--
			e.told(Data{"signal": "script", "value": "returned"})
			continue
		case item == '(' && level == e.depth:
			e.told(Data{"signal": "refused", "value": "call"})
			return "RECURSION_LIMIT_EXCEEDED"
		case spent && !(item == '(' && fault == "call-at-budget-0"):
			e.told(Data{"signal": "refused", "value": map[rune]string{'(': "call", '.': "step"}[item]})
			return "STEP_BUDGET_EXHAUSTED"
		case item == '(':
			level++
			e.told(Data{"signal": "script", "value": "called"})
		default:
			e.to("EXECUTE_SCRIPT", "SCRIPT_STEP_COMPLETE")
		}
		if !spent {
			taken++
		}
	}
	return ""
}

func (e *Engine) to(state, event string) {
	e.told(Data{"record": Data{"previous_state": e.state, "event": event, "new_state": state}}, Data{"state": state})
	e.state = state
}

// ---- the adapter ----

const (
	first  = "INTENT_DETECTED SCRIPT_PARSED "
	done   = "SCRIPT_EXECUTION_COMPLETE RESPONSE_READY TURN_COMPLETE "
	limits = "RECURSION_LIMIT_EXCEEDED STEP_BUDGET_EXHAUSTED "
)

var trace []Data
var engine *Engine

func answer(asked Data) Data {
	switch asked["cmd"] {
	case "start":
		arranges := strings.Fields(first + done + limits + "SCRIPT_STEP_COMPLETE RECOVERY_FAILED")
		return offers("engine", Data{"modes": []string{"cycles"}, "stimuli": []string{"user_input"},
			"arranges": arranges, "observes": []string{"state", "path", "records", "signals"},
			"bounds": Data{"MAX_STEPS": []int{1, 3}, "MAX_DEPTH": []int{1, 2}}})
	case "reset":
		trace = []Data{}
		engine = &Engine{"READY", 3, 2, func(seen ...Data) { trace = append(trace, seen...) }}
		config, _ := asked["config"].(Data)
		if most, told := config["MAX_STEPS"].(float64); told {
			engine.most = int(most)
		}
		if depth, told := config["MAX_DEPTH"].(float64); told {
			engine.depth = int(depth)
		}
		return Data{"ok": true, "state": engine.state}
	case "cycle":
		trace = []Data{}
		script, possible := scripted(words(asked["plan"]))
		if !possible {
			return Data{"cannot": "the plan", "reason": "a turn is one script, within the budget"}
		}
		engine.Turn(script)
		return Data{"outcome": "accepted", "state": engine.state, "trace": trace}
	}
	return Data{"cannot": asked["cmd"], "reason": "this engine has no such thing"}
}

// scripted is the script that follows a plan, if there is one.
func scripted(plan []string) (string, bool) {
	steps, limit, end := 0, "", done
	for _, item := range plan {
		if item == "SCRIPT_STEP_COMPLETE" {
			steps++
		} else if strings.Contains(limits, item) {
			limit, end = item, item+" RECOVERY_FAILED TURN_COMPLETE "
		}
	}
	left, script := engine.most-steps, strings.Repeat(".", steps)
	follows := strings.Join(plan, " ")+" " == first+strings.Repeat("SCRIPT_STEP_COMPLETE ", steps)+end
	switch limit {
	case "RECURSION_LIMIT_EXCEEDED":
		return script + strings.Repeat("(", engine.depth+1), follows && left >= engine.depth
	case "STEP_BUDGET_EXHAUSTED":
		if left < 0 {
			return "", false
		}
		return script + strings.Repeat("()", left+1), follows // calls that spend the budget, and one more
	}
	return script, follows && left >= 0
}

func main() { serve(answer) }
