// Scenarios that prove the statements of the rules, by file; loaded when a file is shown or searched.
import { call } from "../lib/net/api";
import { inTurn } from "../lib/net/in_turn";
import type { Section, Statement } from "./rules";

export interface Proof {
  id: string;
  title: string;
  at: string[]; // anchors of headings, and of statements: "jail-2", "7.4"
  line: string; // its position
}

const NUMBERED = /^\*\*(\d+\.\d+)\*\*/;

export class Proofs {
  private held = $state.raw<Record<string, Map<string, Proof[]>>>({});
  private readonly asked = new Set<string>();

  async load(file: string): Promise<void> {
    if (this.asked.has(file)) return;
    this.asked.add(file);
    try {
      const found = await inTurn(() => call<Proof[]>(`/api/rules/${file}`));
      const by = new Map<string, Proof[]>();
      for (const proof of found) for (const at of proof.at) by.set(at, [...(by.get(at) ?? []), proof]);
      this.held = { ...this.held, [file]: by };
    } catch {
      this.asked.delete(file); // the rules are read without them
    }
  }
  /** Those of a statement, or of a heading as a whole. */
  of(file: string, section: Section, statement: Statement | null): Proof[] {
    const by = this.held[file];
    const number = statement && NUMBERED.exec(statement.text)?.[1];
    return by?.get(number ?? statement?.id ?? section.id) ?? [];
  }
}
