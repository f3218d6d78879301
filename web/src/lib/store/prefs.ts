// What this browser remembers. Storage can be switched off, so nothing here may throw.

function store(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export function pref(key: string): string | null {
  try {
    return store()?.getItem(`boomtown.${key}`) ?? null;
  } catch {
    return null;
  }
}

export function savePref(key: string, value: string | null): void {
  try {
    if (value === null) store()?.removeItem(`boomtown.${key}`);
    else store()?.setItem(`boomtown.${key}`, value);
  } catch {
    // a full or forbidden storage only means that nothing is remembered
  }
}

/** Last table played, for the link on the front page. */
export const lastTable = (): string | null => pref("last");
export const saveLastTable = (code: string | null): void => savePref("last", code);

/** The secret of my seat at a table, by the table's code. */
export const seatToken = (code: string): string | null => pref(`seat.${code}`);
export const saveSeatToken = (code: string, token: string | null): void => savePref(`seat.${code}`, token);
