// Base path of the client on its site: "" for a site of its own, "/play" for a part of one. The server writes it into
// the page.
export const ROOT =
  typeof document === "undefined" ? "" : (document.querySelector<HTMLMetaElement>('meta[name="root"]')?.content ?? "");

/** The address of a page or a file of the town: "/cards" is "/play/cards" there. */
export const at = (path: string): string => ROOT + path;

/** And back: which page of the town an address is. */
export const within = (address: string): string =>
  ROOT && address.startsWith(ROOT) ? address.slice(ROOT.length) || "/" : address;
