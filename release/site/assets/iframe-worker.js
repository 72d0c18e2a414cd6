// Pages that are opened from files may not start workers, so the search runs in a hidden frame of the page instead.
// Material for MkDocs fetches such a script from elsewhere; this one is our own, and works without a network.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inner = this.frame.contentWindow;
      inner.postMessage = (data) => queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
      const script = inner.document.createElement("script");
      script.src = new URL(url, document.baseURI);
      this.ready = new Promise((done) => { script.addEventListener("load", done); });
      inner.document.body.append(script);
    }

    async postMessage(data) {
      await this.ready;
      this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data }));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
