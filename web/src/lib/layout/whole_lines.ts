/** Hide the items of a list that do not fit into its height, from the first too high one on. An attachment. */
export function wholeLines(list: HTMLElement): () => void {
  const trim = (): void => {
    let left = list.clientHeight;
    for (const item of list.children as HTMLCollectionOf<HTMLElement>) {
      item.hidden = false;
      left -= item.offsetHeight;
      item.hidden = left < 0;
    }
  };
  const resized = new ResizeObserver(trim);
  // not at once: the elements around the list may still change, and its height with them
  const changed = new MutationObserver(() => {
    resized.unobserve(list);
    resized.observe(list);
  });
  resized.observe(list);
  changed.observe(list, { childList: true, characterData: true, subtree: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
