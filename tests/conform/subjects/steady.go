// A governance kernel in Go, with an adapter for wire protocol 1. It shares nothing with Leverframe.
//
// Its shape is another one: a request is worked on in a table of stages, a refusal is an error value, and each record
// names its event. Usage: steady [FAULT]
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
)

type Data = map[string]any

type Request struct{ id, actor, tool string }

// Kernel is the product. Its surroundings are functions; changed is called after every step.
type Kernel struct {
	state, fault    string
	retries         int
	halting, sticky bool
	answered        map[string]bool
	late            []Data
	open            func() bool
	write           func(Data)
	call            func(string) error
	policy          func() []string
	changed         func()
}

var refused = errors.New("not now")

func (k *Kernel) Boot(load func() error) error {
	if k.state != "BOOTING" && !(k.state == "HALTED" && k.fault == "second-boot") {
		return refused
	}
	k.halting = false
	if load() != nil {
		k.to("HALTED", "CONFIG_FAILED", nil)
	} else {
		k.to("IDLE", "CONFIG_LOADED", nil)
	}
	return nil
}

func (k *Kernel) Halt() error {
	if k.state == "HALTED" {
		return refused
	}
	k.halting = true
	if k.state == "BOOTING" || k.state == "IDLE" {
		k.to("HALTED", "HALT_COMMANDED", nil)
	}
	return nil
}

func (k *Kernel) Submit(asked Request) error {
	if k.state != "IDLE" || !k.open() {
		if k.fault == "refusal-changes" && k.state == "HALTED" {
			k.state = "BOOTING"
		}
		return refused
	}
	if k.fault == "repeated" && k.answered[asked.id] {
		return nil
	}
	k.answered[asked.id] = true
	k.to("VALIDATING", "REQUEST_SUBMITTED", Data{"request_id": asked.id})
	failed := false
	if !k.halting {
		failed = k.work(asked)
	}
	if k.state == "HALTED" {
		return nil
	}
	fields := Data{"request_id": asked.id}
	if !k.halting {
		k.to("AUDITING", "", fields)
	}
	fields = Data{"request_id": asked.id, "entry": asked.id}
	if failed {
		fields["error"] = true
	}
	switch {
	case k.halting:
		k.to("HALTED", "HALT_COMMANDED", fields)
	case k.open() || k.fault == "never-halts":
		k.to("IDLE", "AUDIT_WRITTEN", fields)
	default:
		k.to("HALTED", "AUDIT_FAILED", fields)
	}
	return nil
}

// work returns whether an error occurred.
func (k *Kernel) work(asked Request) bool {
	malformed := asked.actor == "" || k.sticky
	k.sticky = malformed && k.fault == "sticks"
	if malformed {
		return false
	}
	k.to("ARBITRATING", "VALIDATION_PASSED", Data{"request_id": asked.id})
	if k.halting {
		return false
	}
	switch decision := k.decide(); {
	case decision == "halt":
		k.to("HALTED", "DECIDED_HALT", Data{"request_id": asked.id, "entry": asked.id})
	case decision == "allow" && asked.tool != "" && !k.open():
		return true
	case decision == "allow" && asked.tool != "":
		k.to("EXECUTING", "DECIDED_ALLOW_WITH_TOOL", Data{"request_id": asked.id, "tool": asked.tool})
		return k.execute(asked.tool)
	}
	return false
}

func (k *Kernel) decide() string {
	found := k.policy()
	if k.fault == "first-match" {
		return found[0]
	}
	for _, effect := range []string{"halt", "deny"} {
		for _, one := range found {
			if one == effect {
				return effect
			}
		}
	}
	return "allow"
}

func (k *Kernel) execute(tool string) bool {
	times := map[string]int{"no-call": 0, "call-twice": 2}
	many, known := times[k.fault]
	if !known {
		many = 1
	}
	if k.fault == "other-tool" {
		tool = map[string]string{"cat": "cp", "cp": "cat"}[tool]
	}
	failed := false
	for ; many > 0; many-- {
		failed = k.call(tool) != nil || failed
	}
	for _, record := range k.late {
		k.write(record)
	}
	k.late = nil
	return failed
}

// to changes the state. The record comes first.
func (k *Kernel) to(state, event string, fields Data) {
	record := Data{"previous_state": k.state, "new_state": state}
	if event != "" {
		record["event"] = event
	}
	for name, value := range fields {
		record[name] = value
	}
	closing := k.fault == "one-record" && state != "IDLE" && state != "HALTED"
	if k.fault == "late-record" && state == "EXECUTING" {
		k.late = append(k.late, record)
	} else if !closing {
		k.write(record)
	}
	k.state = state
	k.changed()
}

// ---- the adapter ----

var stages = []string{"VALIDATING", "ARBITRATING", "EXECUTING", "AUDITING"}
var outcomes = map[string][]string{
	"VALIDATING":  {"VALIDATION_PASSED", "VALIDATION_FAILED"},
	"ARBITRATING": {"DECIDED_ALLOW_WITH_TOOL", "DECIDED_ALLOW_NO_TOOL", "TOOL_WITHHELD", "DECIDED_DENY", "DECIDED_HALT"},
	"EXECUTING":   {"EXECUTION_COMPLETED", "EXECUTION_FAILED"},
}
var tools = Data{"FIRST": "cat", "SECOND": "cp", "THIRD": ""}

type Adapter struct {
	fault  string
	kernel *Kernel
	made   int
	named  map[string]Request
	plan   []string
	trace  []Data
	sink   bool
}

func (a *Adapter) reset() {
	a.plan, a.trace, a.sink, a.named = nil, []Data{}, false, map[string]Request{}
	seen := func(entry Data) { a.trace = append(a.trace, entry) }
	a.kernel = &Kernel{state: "BOOTING", fault: a.fault, answered: map[string]bool{}, open: func() bool { return a.sink }}
	a.kernel.write = func(record Data) { seen(Data{"record": record}) }
	a.kernel.changed = func() { seen(Data{"state": a.kernel.state}) }
	a.kernel.policy = func() []string {
		found := []string{"allow"}
		for rule, outcome := range map[string]string{"deny": "DECIDED_DENY", "halt": "DECIDED_HALT"} {
			if a.next() == outcome {
				found = append(found, rule)
			}
		}
		return found
	}
	a.kernel.call = func(tool string) error {
		seen(Data{"effect": "call", "value": tool})
		if a.next() == "EXECUTION_FAILED" {
			return errors.New("the tool failed")
		}
		return nil
	}
}

// next is the next outcome of the plan, without those of stages that have passed.
func (a *Adapter) next() string {
	past := []string{"CONFIG_LOADED"}
	for number, stage := range stages {
		if stage == a.kernel.state {
			for _, before := range stages[:number] {
				past = append(past, outcomes[before]...)
			}
		}
	}
	for len(a.plan) > 0 && strings.Contains(" "+strings.Join(past, " ")+" ", " "+a.plan[0]+" ") {
		if a.kernel.state == "BOOTING" {
			break
		}
		a.plan = a.plan[1:]
	}
	if len(a.plan) == 0 {
		return ""
	}
	return a.plan[0]
}

func (a *Adapter) stimulate(stimulus string, data Data) error {
	switch stimulus {
	case "boot":
		return a.kernel.Boot(func() error {
			if a.next() == "CONFIG_FAILED" {
				return errors.New("no configuration")
			}
			a.sink = true
			return nil
		})
	case "halt":
		return a.kernel.Halt()
	}
	label, same := data["draft"], ""
	if given, named := label.(Data); named {
		label, same = given["label"], fmt.Sprint(given["same"])
	}
	asked, known := a.named[same]
	if same == "" || !known {
		a.made++
		asked = Request{fmt.Sprintf("g%d", a.made), "eve", tools[fmt.Sprint(label)].(string)}
		if a.next() == "VALIDATION_FAILED" {
			asked.actor = ""
		}
		a.named[same] = asked
	}
	return a.kernel.Submit(asked)
}

func (a *Adapter) cycle(asked Data) Data {
	plan := []string{}
	for _, item := range asked["plan"].([]any) {
		name, plain := item.(string)
		if !plain {
			return Data{"cannot": "plan", "reason": "nothing disturbs this kernel"}
		}
		plan = append(plan, name)
	}
	a.plan, a.trace = plan, []Data{}
	data, _ := asked["data"].(Data)
	outcome := "accepted"
	if a.stimulate(asked["stimulus"].(string), data) != nil {
		outcome = "refused"
	}
	return Data{"outcome": outcome, "state": a.kernel.state, "trace": a.trace}
}

func (a *Adapter) answer(asked Data) Data {
	switch asked["cmd"] {
	case "start":
		arranges := []string{"CONFIG_LOADED", "CONFIG_FAILED"}
		for _, stage := range stages {
			arranges = append(arranges, outcomes[stage]...)
		}
		return Data{"ok": true, "protocol": 1, "modes": []string{"cycles"}, "arranges": arranges,
			"implementation": Data{"name": "steady", "version": "1", "language": "Go"},
			"stimuli":        []string{"boot", "submit", "halt"},
			"observes":       []string{"state", "path", "records", "effects"}, "refusals": "error"}
	case "reset":
		a.reset()
		return Data{"ok": true, "state": a.kernel.state}
	case "cycle":
		return a.cycle(asked)
	case "settle", "stop":
		return Data{"ok": true}
	}
	return Data{"cannot": asked["cmd"], "reason": "this kernel has no such thing"}
}

func main() {
	adapter := &Adapter{fault: strings.Join(os.Args[1:], "")}
	adapter.reset()
	requests, answers := json.NewDecoder(os.Stdin), json.NewEncoder(os.Stdout)
	for asked := (Data{}); requests.Decode(&asked) == nil && asked["cmd"] != nil; asked = (Data{}) {
		told := adapter.answer(asked)
		told["id"] = asked["id"]
		answers.Encode(told)
		if asked["cmd"] == "stop" {
			return
		}
	}
}
