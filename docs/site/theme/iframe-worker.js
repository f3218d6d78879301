// A browser gives no worker to a page that was opened from a folder (file://). The search then runs in a hidden frame.
if (location.protocol === "file:") {
  window.Worker = class {
    constructor(url) {
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      const script = frame.contentDocument.createElement("script");
      this.ready = new Promise((done) => (script.onload = done));
      script.onerror = (error) => this.onerror?.(error);
      // What the worker posts comes out here; what is posted to it waits until it is there. Either side gets a copy of
      // its own, as from a real worker: both change what they are given
      frame.contentWindow.postMessage = (data) => this.pass(this, structuredClone(data));
      script.src = url;
      frame.contentDocument.body.append(script);
      this.frame = frame;
    }
    postMessage(data) {
      const copy = structuredClone(data);
      this.ready.then(() => this.pass(this.frame.contentWindow, copy));
    }
    pass(to, data) {
      setTimeout(() => to?.onmessage?.({ data }));
    }
    terminate() {
      this.frame.remove();
    }
  };
}
