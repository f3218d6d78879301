// Widths of texts as the browser draws them.
import { createSubscriber } from "svelte/reactivity";
import { on } from "svelte/events";

/** Letters of a name: of a card's title, narrow ones in their place, or the narrowest; and those of a label. */
export type Face = "title" | "narrow" | "narrowest" | "label";
const FONTS: Record<Face, string> = {
  title: "800 100px Besley, Rockwell, Georgia, serif",
  narrow: "700 condensed 100px Archivo, 'Helvetica Neue', Arial, sans-serif",
  narrowest: "700 extra-condensed 100px Archivo, 'Helvetica Neue', Arial, sans-serif",
  label: "600 100px Archivo, 'Helvetica Neue', Arial, sans-serif",
};

const known = new Map<string, number>();
// a font that arrives changes all widths
const follow = createSubscriber((update) =>
  on(document.fonts, "loadingdone", () => {
    known.clear();
    update();
  }),
);

let context: CanvasRenderingContext2D | null | undefined;

/** Width of a text in em, as drawn without letter spacing. It changes when a font has arrived. */
export function breadth(words: string, face: Face = "title"): number {
  if (typeof document === "undefined") return estimate(words, face);
  follow();
  const key = `${face} ${words}`;
  let width = known.get(key);
  if (width === undefined) {
    context ??= document.createElement("canvas").getContext("2d")!;
    context.font = FONTS[face];
    width = context.measureText(words).width / 100;
    known.set(key, width);
  }
  return width;
}

/** Width where there is no page, as in unit tests: by the kinds of letters, within a tenth. */
export function estimate(words: string, face: Face = "title"): number {
  let sum = 0;
  for (const letter of words)
    sum += /[fijltłíťľ '’:.,!I-]/.test(letter)
      ? 0.36
      : /[mwMW]/.test(letter)
        ? 1.03
        : /\p{Lu}/u.test(letter)
          ? 0.85
          : 0.645;
  return sum * { title: 1, narrow: 0.7, narrowest: 0.6, label: 0.9 }[face];
}
