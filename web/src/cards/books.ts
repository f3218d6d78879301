// Entries of a game in the reference browser; each game's folder has its own.
import type { Component } from "svelte";
import type { AnyCatalog } from "../lib/net/wire";
import type { Entry, Named } from "./entries";

/** Without looks: what there is, and its words. */
export interface Contents {
  facts: AnyCatalog;
  kind: string; // key of what its sorts are sorts of
  sorts: readonly string[]; // in the order shown; `ui-sort-<sort>` is what they are called
  entries: () => Entry[];
  title: (entry: Named) => string;
  lines: (entry: Named) => string[]; // what sort of thing it is
  more?: (entry: Named) => string; // rulings, where they do not stand under the entry's own key
  life: (entry: Named) => number; // of a character; 0: it has none
}

export interface Book extends Contents {
  Face: Component<FaceProps>; // how it looks on the table
  Under: Component<{ entry: Entry }>; // below its rules
}

export interface FaceProps {
  entry: Entry;
  name: string;
  width: number;
  on: boolean;
  large: boolean; // with its words beside it: of a character only the portrait
}
