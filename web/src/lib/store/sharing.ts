// Identity of the parts that two successive values have in common: what shows an unchanged part does not run again.

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Return `fresh` with each part that equals its part of `old` replaced by that; `old` itself where all is equal. */
export function shared<T>(old: unknown, fresh: T): T {
  if (Object.is(old, fresh)) return fresh;
  if (Array.isArray(old) && Array.isArray(fresh)) {
    const parts = fresh.map((part: unknown, i) => shared(old[i], part));
    return (old.length === parts.length && parts.every((part, i) => part === old[i]) ? old : parts) as T;
  }
  if (!isPlain(old) || !isPlain(fresh)) return fresh;
  const keys = Object.keys(fresh);
  const parts = Object.fromEntries(keys.map((key) => [key, shared(old[key], fresh[key])]));
  const same = keys.length === Object.keys(old).length && keys.every((key) => key in old && parts[key] === old[key]);
  return (same ? old : parts) as T;
}

/** Return a function for `$derived.by`: it makes a value that shares its parts with the one before. */
export function keeping<T>(make: () => T): () => T {
  let last: T | undefined;
  return () => (last = shared(last, make()));
}
