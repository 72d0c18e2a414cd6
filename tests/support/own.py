"""Subjects of machines of a user's own, in this process: they are given events, or stimuli with plans."""

from tests.support.desk import Answer, Desk


class Own(Desk):
    """A subject that is given events, or stimuli with plans. Subclasses say what an event does."""

    modes = "events"
    alphabet: tuple[str, ...] = ()
    stimuli: tuple[str, ...] = ()

    def fresh(self) -> None:
        """A fresh execution."""

    def does(self, event: str) -> bool:
        """Do what an event does, and add to the trace; False if it is refused."""
        raise NotImplementedError(event)

    def seen(self) -> Answer:
        """What is seen beside the trace."""
        return {}

    def answer(self, request: Answer) -> Answer:
        match request["cmd"]:
            case "start":
                told = {"alphabet": list(self.alphabet)} if self.modes == "events" else {"arranges": [*self.alphabet]}
                return self.start() | {"modes": [self.modes], **told, "observes": [*self.observes]}
            case "reset" | "run" as asked:
                self.fresh()
                steps = [self.given(each) for each in request["events"]] if asked == "run" else []
                return {"steps": steps} if asked == "run" else {"ok": True, **self.seen()}
            case "step":
                return self.given(request["event"])
            case "cycle":
                return self.given(
                    request["stimulus"].upper(), *(one for one in request["plan"] if isinstance(one, str))
                )
            case _:
                return {"ok": True}

    def given(self, event: str, *plan: str) -> Answer:
        self.trace = []
        accepted = self.does(event)
        for each in plan:
            if not accepted or not self.does(each):
                return {"cannot": each, "reason": "it is not possible here"}
        kept = [one for one in self.trace if "record" not in one or "records" in self.observes]
        return {"outcome": "accepted" if accepted else "refused", "trace": kept, **self.seen()}
