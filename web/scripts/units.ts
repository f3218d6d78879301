// Our styles are written in px of the design. The browser gets rem, so that everything follows the size of text that somebody has set,
// and the widths at which a page changes are counted in the same unit.
import { STEPS } from "../src/lib/layout/page.ts";

const PX = /(?<![\w.#-])(-?\d*\.?\d+)px\b/g;
const HAIRLINE = 1; // stays as thin as the screen can draw it

export const toRem = (value: string): string =>
  value.replace(PX, (all, n: string) => (Math.abs(Number(n)) <= HAIRLINE ? all : `${+(Number(n) / 16).toFixed(5)}rem`));

/** "(max-width: 719px)" as what <html data-below> says then; null for what asks for no width. */
export function widthOf(query: string): string | null {
  const [, end, px] = /^\((max|min)-width: (\d+)px\)$/.exec(query) ?? [];
  if (px === undefined) return null;
  const step = end === "max" ? Number(px) + 1 : Number(px);
  if (!STEPS.includes(step))
    throw new Error(`expected a page width among ${STEPS.join(", ")} (max-width: one less), got ${query}`);
  return end === "max" ? `:where(html[data-below~="${step}"])` : `:where(html:not([data-below~="${step}"]))`;
}

// what we need of PostCSS, which comes with Vite
interface Rule {
  selectors: string[];
}
interface AtRule {
  params: string;
  nodes: unknown[];
  walkRules: (each: (rule: Rule) => void) => void;
  replaceWith: (nodes: unknown[]) => void;
}
interface Sheet {
  walkDecls: (each: (line: { value: string }) => void) => void;
  walkAtRules: (name: string, each: (rule: AtRule) => void) => void;
}

function inEm(rule: AtRule): void {
  if (widthOf(rule.params) === null) rule.params = rule.params.replace(PX, (_, n: string) => `${Number(n) / 16}em`);
}

/** Ask <html> for a width; queries inside this one stay. */
function ask(rule: AtRule): void {
  const at = widthOf(rule.params);
  if (at === null) return;
  rule.walkRules((one) => {
    if (one.selectors.some((selector) => /^(html|:root|\[data-theme)/.test(selector)))
      throw new Error(`a page width cannot be asked for around ${one.selectors.join()}`);
    one.selectors = one.selectors.map((selector) => `${at} ${selector}`);
  });
  rule.replaceWith(rule.nodes);
}

/** The plugin for PostCSS. */
export const units = () => ({
  postcssPlugin: "units",
  Once(sheet: Sheet): void {
    sheet.walkDecls((line) => {
      if (line.value.includes("px")) line.value = toRem(line.value);
    });
    sheet.walkAtRules("media", inEm);
    sheet.walkAtRules("media", ask);
  },
});
