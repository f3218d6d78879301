// Requests one after the other: the server works on one position or file of rules for each visitor.
let last: Promise<unknown> = Promise.resolve();

/** Do this when what was asked for before is done. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}
