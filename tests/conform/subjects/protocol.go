// A validator of FemtoClaw messages in Go, with an adapter for wire protocol 1. It shares nothing with Leverframe. Its
// shape is another one: a message is read token by token, which is where duplicate names are found.
package main

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"regexp"
	"strings"
	"unicode/utf8"
)

// halves are escapes of surrogates that are no pair; the standard library reads them as U+FFFD.
var halves = regexp.MustCompile(`\\\\|(?i:\\ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2})|((?i:\\ud[89a-f][0-9a-f]{2}))`)
var suspicious = false

var errDuplicate, errDepth = errors.New("a duplicate name"), errors.New("too deep")

// value reads one value. Objects are maps, and arrays are slices.
func value(from *json.Decoder, depth int) (any, error) {
	token, err := from.Token()
	bracket, _ := token.(json.Delim)
	if err != nil || bracket == 0 {
		return token, err
	}
	if depth > 1000 {
		return nil, errDepth
	}
	object, array := Data{}, []any{}
	for from.More() {
		name := ""
		if bracket == '{' {
			read, err := from.Token()
			if err != nil {
				return nil, err
			}
			name = read.(string)
		}
		item, err := value(from, depth+1)
		if err != nil {
			return nil, err
		}
		if _, known := object[name]; known && bracket == '{' && fault != "duplicates" {
			return nil, errDuplicate
		}
		object[name] = item
		array = append(array, item)
	}
	_, err = from.Token()
	if bracket == '{' {
		return object, err
	}
	return array, err
}

func parsed(text []byte) (any, error) {
	if !utf8.Valid(text) || !json.Valid(text) {
		return nil, errors.New("not JSON")
	}
	from := json.NewDecoder(bytes.NewReader(text))
	from.UseNumber()
	found, err := value(from, 0)
	if err == nil {
		if _, more := from.Token(); more != io.EOF {
			return nil, errors.New("more than a message")
		}
	}
	return found, err
}

// judge returns the verdict, and the step that decided.
func judge(text []byte) (string, int) {
	found, err := parsed(text)
	if err != nil {
		return "rejected", 1
	}
	object, is := found.(Data)
	if !is || len(object) != 1 {
		return "rejected", 2
	}
	if form, is := object["message"].(Data); is {
		content, written := form["content"].(string)
		if !written || len(form) != 1 || (strings.Contains(content, "\uFFFD") && half(text)) {
			return "rejected", 3
		}
		return "message", 6
	}
	form, is := object["tool_call"].(Data)
	if !is && object["message"] == nil && object["tool_call"] == nil {
		return "rejected", 2
	}
	tool, named := form["tool"].(string)
	args, given := form["args"].(Data)
	if !is || len(form) != 2 || !named || !given {
		return "rejected", 3
	}
	if tool != "shell" {
		return "rejected", 4
	}
	words, list := args["argv"].([]any)
	fits := list && len(args) == 2 && args["bin"] == "echo"
	for _, word := range words {
		_, text := word.(string)
		fits = fits && text
	}
	if !fits {
		return "rejected", 5
	}
	return "tool_call", 6
}

// half tells whether a text has half a character.
func half(text []byte) bool {
	for _, found := range halves.FindAllSubmatch(text, -1) {
		if found[1] != nil {
			return true
		}
	}
	return false
}

func answer(asked Data) Data {
	shell := Data{"valid": []Data{{"bin": "echo", "argv": []string{"Hello"}}, {"bin": "echo", "argv": []string{}}},
		"invalid": []Data{{}, {"bin": "rm", "argv": []string{}}, {"bin": "echo", "argv": "x"}}}
	switch asked["cmd"] {
	case "start":
		return offers("protocol", Data{"modes": []string{"messages"}, "capabilities": Data{"shell": shell}})
	case "reset":
		suspicious = false
		return Data{"ok": true}
	case "message":
		text, _ := base64.StdEncoding.DecodeString(asked["bytes_base64"].(string))
		verdict, step := judge(text)
		if suspicious && fault == "sticks" {
			verdict, step = "rejected", 1
		}
		suspicious = verdict == "rejected" && !suspicious
		return Data{"verdict": verdict, "step": step}
	}
	return Data{"cannot": asked["cmd"], "reason": "this validator has no such thing"}
}

func main() { serve(answer) }
