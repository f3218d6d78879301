/** Parts of the page that are mounted some frames after the rest, and are not there yet. */
export const pendingParts = new Set<symbol>();
