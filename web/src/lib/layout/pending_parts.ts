// Parts of the page that are mounted some frames after the rest.
let count = 0;

/** Count a part as pending until the returned function is called; a further call changes nothing. */
export function pendingPart(): () => void {
  let pending = true;
  count += 1;
  return () => {
    if (pending) count -= 1;
    pending = false;
  };
}

export const partsArePending = (): boolean => count > 0;
