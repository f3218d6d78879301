/** How broad a word in Besley 800 is, in em: by its letters, within a tenth. */
export function breadth(words: string): number {
  let sum = 0;
  for (const letter of words)
    sum += /[fijltłíťľ '’:.,!I-]/.test(letter)
      ? 0.36
      : /[mwMW]/.test(letter)
        ? 1.03
        : /\p{Lu}/u.test(letter)
          ? 0.85
          : 0.645;
  return sum;
}

/** Size in em at which a card's name fits: one line if it can be read so, else two, broken at a space. */
export function nameSize(name: string, room = 8): number {
  const glyph = 0.66; // mean width of a Besley letter at weight 800
  const one = room / (name.length * glyph);
  if (one >= 0.88 || !/[\s-]/.test(name)) return Math.min(1.28, one);
  const half = Math.max(...halves(name).map((line) => line.length));
  return Math.min(1.08, room / (half * glyph));
}

/** The most even break at a space. */
export function halves(name: string): [string, string] {
  const words = name.split(/\s+/);
  let best: [string, string] = [name, ""];
  for (let i = 1; i < words.length; i++) {
    const pair: [string, string] = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
    if (Math.max(pair[0].length, pair[1].length) < Math.max(best[0].length, best[1].length)) best = pair;
  }
  return best;
}
