import { mount } from "svelte";
import "../src/styles/base.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("gallery")! });

// ?axe lists what axe-core finds, at the end of the page
if (new URLSearchParams(location.search).has("axe"))
  void import("axe-core").then(async ({ default: axe }) => {
    const { violations } = await axe.run();
    const list = document.body.appendChild(document.createElement("pre"));
    list.id = "axe";
    list.textContent =
      violations
        .map((v) => `${v.id}: ${v.nodes.map((n) => `${n.html.slice(0, 140)} ${n.any[0]?.message ?? ""}`).join("\n  ")}`)
        .join("\n") || "nothing found";
  });
