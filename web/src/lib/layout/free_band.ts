// Free place for a low and wide element between elements that must stay visible.
export interface Span {
  top: number;
  bottom: number;
}

/** The tallest stretch from `from` to `to` that none of `taken` touches; px, of no height where all is taken. */
export function tallestGap(taken: Span[], from: number, to: number): Span {
  let best: Span = { top: from, bottom: from };
  let free = from;
  for (const { top, bottom } of [...taken].sort((a, b) => a.top - b.top)) {
    const end = Math.min(top, to);
    if (end - free > best.bottom - best.top) best = { top: free, bottom: end };
    free = Math.max(free, bottom);
  }
  return to - free > best.bottom - best.top ? { top: free, bottom: to } : best;
}
