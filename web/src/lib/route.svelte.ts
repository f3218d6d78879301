// Two pages: / and /t/<code>.
export const route = $state({ path: location.pathname });

window.addEventListener("popstate", () => (route.path = location.pathname));

export function go(path: string): void {
  history.pushState(null, "", path);
  route.path = location.pathname;
  window.scrollTo(0, 0);
}

export function tableCode(path: string): string | null {
  const found = /^\/t\/([^/]+)\/?$/.exec(path);
  if (!found) return null;
  try {
    return decodeURIComponent(found[1]!);
  } catch {
    return null;
  }
}

/** The code in what somebody pasted: a link, or the code itself; null if it is neither. */
export function codeFrom(words: string): string | null {
  const trimmed = words.trim();
  const inLink = /\/t\/([A-Za-z0-9_-]{1,64})/.exec(trimmed);
  if (inLink) return inLink[1]!;
  return /^[A-Za-z0-9_-]{3,64}$/.test(trimmed) ? trimmed : null;
}
