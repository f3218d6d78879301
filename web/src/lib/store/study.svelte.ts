// A table without a connection, for lessons and the board: each choice goes to a function, which answers with the
// messages that a running table sends. The game is the list of its choices; the server keeps nothing.
import { ServerError } from "../net/api";
import { Table } from "./table.svelte";
import type { FromServer, TableInfo, ToServer } from "../net/wire";

/** The game after some choices, as the server tells it. */
export interface StudyAnswer {
  choices: number[]; // of all seats, with those that were made for the others
  messages: FromServer[];
}
/** Ask for the game after these choices. `told`: events that are known here, 0 for all. */
export type Ask<A extends StudyAnswer> = (choices: number[], told: number, undo: boolean) => Promise<A>;

export class Study<A extends StudyAnswer = StudyAnswer> {
  readonly table = new Table("");
  choices = $state.raw<number[]>([]);
  private asked = 0; // requests so far: an answer to an earlier one comes too late

  /** `took`: what else an answer says. `named`: the title of the table. */
  constructor(
    private readonly ask: Ask<A>,
    private readonly took: (answer: A) => void = () => undefined,
    private readonly named: () => string = () => "",
  ) {
    this.table.replayed = true; // nobody is here to talk to
    this.table.attach({
      send: (message) => void this.send(message),
      ping: () => undefined,
      reconnect: () => undefined,
      close: () => undefined,
    });
  }

  /** Show the game of an answer that is here already. */
  show(answer: A): void {
    this.asked += 1;
    this.table.stage.clear();
    this.hear(answer);
  }
  /** Stand at the game after these choices, without what led to it. */
  async stand(choices: number[]): Promise<void> {
    this.table.stage.clear();
    await this.request(choices, 0);
  }
  /** Go on after these choices, as it happens. */
  async follow(choices: number[], undo = false): Promise<void> {
    await this.request(choices, this.table.history.next, undo);
  }
  close(): void {
    this.asked += 1;
    this.table.close();
  }

  private async send(message: ToServer): Promise<void> {
    if (message.t === "choose") await this.follow([...this.choices, message.code]);
    else if (message.t === "undo") await this.follow(this.choices, true);
  }
  private async request(choices: number[], told: number, undo = false): Promise<void> {
    const number = (this.asked += 1);
    try {
      const answer = await this.ask(choices, told, undo);
      if (number === this.asked) this.hear(answer);
    } catch (error) {
      if (number !== this.asked) return;
      const failure = error instanceof ServerError ? error : new ServerError("server", { key: "err-server" });
      this.table.receive({ t: "error", code: failure.code, text: failure.text });
    }
  }
  private hear(answer: A): void {
    this.choices = answer.choices;
    for (const message of answer.messages) this.table.receive(this.titled(message));
    this.took(answer);
  }
  private titled(message: FromServer): FromServer {
    if (message.t !== "table") return message;
    const table: TableInfo = { ...message.table, title: this.named() };
    return { t: "table", table };
  }
}
