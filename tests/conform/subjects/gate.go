// A gate for an agent's turns in Go, with an adapter for wire protocol 1. It shares nothing with Leverframe. Its shape
// is another one: the agent can only write and delete, calls return whether they are accepted, and permits are consumed.
package main

const guarded = "b.md"

var scopes = map[string]map[string]bool{"one": {"a.txt": true}, "two": {"a.txt": true, guarded: true}}

// Gate is the product. ask asks a person; told takes what happens.
type Gate struct {
	state, intent string
	permit        string
	ask           func() bool
	told          func(...Data)
}

func (g *Gate) Request() bool {
	g.intent = ""
	g.to("AWAITING_INTENT_SELECTION")
	return true
}

func (g *Gate) Select(intent string) bool {
	if g.state != "AWAITING_INTENT_SELECTION" {
		return false
	}
	if scopes[intent] == nil {
		return g.block()
	}
	g.intent = intent
	g.to("CONTEXT_LOADED")
	return true
}

func (g *Gate) Delete() bool {
	switch {
	case g.state == "BLOCKED":
		return false
	case g.state == "CONTEXT_LOADED" && fault == "refusal-changes":
		g.Request()
		return false
	case g.state == "CONTEXT_LOADED":
		return false
	case fault == "early-delete":
		return true // it is done, and nobody is blocked
	}
	return g.block()
}

func (g *Gate) Write(path string) bool {
	if g.state == "BLOCKED" {
		return false
	}
	if g.intent == "" {
		return g.block()
	}
	g.told(Data{"signal": "requested"})
	covered := scopes[g.intent][path]
	if covered && path == guarded && g.permit == "" && g.ask() {
		g.permit = path
	}
	if !covered || (path == guarded && g.permit == "") {
		return g.block()
	}
	if path == guarded && fault != "permit-reused" {
		g.permit = ""
	}
	g.to("ACTION_ALLOWED")
	g.told(Data{"signal": "started"}, Data{"signal": "ended", "value": "done"})
	g.told(Data{"effect": "write_to_file", "value": path})
	g.to("CONTEXT_LOADED")
	return true
}

func (g *Gate) block() bool {
	g.intent = ""
	g.to("BLOCKED")
	return true
}

func (g *Gate) to(state string) {
	if state != g.state {
		g.told(Data{"state": state})
	}
	g.state = state
}

// ---- the adapter ----

var values = map[string]string{"SELECT_FIRST": "one", "SELECT_SECOND": "two", "SELECT_UNKNOWN": "three",
	"WRITE_ALPHA": "a.txt", "WRITE_BETA": guarded, "WRITE_GAMMA": "c.txt"}
var answers = map[string]string{"PERSON_APPROVED": "approved", "PERSON_REFUSED": "refused"}
var gate *Gate
var trace []Data
var plan []string

// asked is what a person says.
func asked() bool {
	if len(plan) == 0 {
		return false
	}
	said := answers[plan[0]]
	plan = plan[1:]
	trace = append(trace, Data{"signal": "answer", "value": said})
	return said == "approved"
}

func answer(request Data) Data {
	switch request["cmd"] {
	case "start":
		return offers("gate", Data{"modes": []string{"cycles"}, "arranges": []string{"PERSON_APPROVED", "PERSON_REFUSED"},
			"stimuli":  []string{"request", "select", "write", "delete"},
			"observes": []string{"state", "path", "effects", "signals", "variables"}})
	case "reset":
		told := func(seen ...Data) { trace = append(trace, seen...) }
		gate, trace = &Gate{"AWAITING_INTENT_SELECTION", "", "", asked, told}, []Data{}
		return Data{"ok": true, "state": gate.state}
	case "cycle":
		return cycle(request)
	}
	return Data{"cannot": request["cmd"], "reason": "this gate has no such thing"}
}

func cycle(request Data) Data {
	plan, trace = words(request["plan"]), []Data{}
	for _, item := range plan {
		if answers[item] == "" {
			return Data{"cannot": "the plan", "reason": "nobody disturbs this gate"}
		}
	}
	data, _ := request["data"].(Data)
	call, _ := data["call"].(string)
	calls := map[any]func() bool{"request": gate.Request, "delete": gate.Delete,
		"select": func() bool { return gate.Select(values[call]) }, "write": func() bool { return gate.Write(values[call]) }}
	outcome := "refused"
	if calls[request["stimulus"]]() {
		outcome = "accepted"
	}
	if len(plan) > 0 {
		return Data{"cannot": plan[0], "reason": "nobody is asked here"}
	}
	intent := any(gate.intent)
	if gate.intent == "" {
		intent = nil
	}
	return Data{"outcome": outcome, "state": gate.state, "trace": trace, "variables": Data{"intent": intent}}
}

func main() { serve(answer) }
