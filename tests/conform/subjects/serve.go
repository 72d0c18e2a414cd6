// What the smaller subjects in Go have in common: requests of wire protocol 1 are read, and answered. It is built
// together with one of them: go build serve.go gate.go.
package main

import (
	"encoding/json"
	"os"
	"strings"
)

type Data = map[string]any

var fault = strings.Join(os.Args[1:], "")

// offers is the answer to start of a subject in Go.
func offers(name string, more Data) Data {
	more["ok"], more["protocol"] = true, 1
	more["implementation"] = Data{"name": name, "version": "1", "language": "Go"}
	return more
}

func serve(answer func(Data) Data) {
	requests, answers := json.NewDecoder(os.Stdin), json.NewEncoder(os.Stdout)
	for asked := (Data{}); requests.Decode(&asked) == nil && asked["cmd"] != nil; asked = (Data{}) {
		told := Data{"ok": true}
		if asked["cmd"] != "stop" {
			told = answer(asked)
		}
		told["id"] = asked["id"]
		answers.Encode(told)
		if asked["cmd"] == "stop" {
			return
		}
	}
}

// words are the names in a plan.
func words(plan any) []string {
	found := []string{}
	for _, item := range plan.([]any) {
		name, _ := item.(string)
		found = append(found, name)
	}
	return found
}
