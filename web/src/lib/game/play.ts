// What a game brings to the table that all games share: the words and buttons of the prompt, its keys, what it shows when something happens.
import type { Component } from "svelte";
import type { IconName } from "../../art/icons";
import type { SuitName } from "../../art/symbols";
import type { Beat, Stage } from "../playback/stage.svelte";
import type { Table } from "../store/table.svelte";
import type { Open } from "../store/ui.svelte";
import type { AnyView, Decision, FromServer, GameEvent, Option, Seat } from "../net/wire";

/** One button of the prompt. */
export interface Answer {
  id: string;
  words: string;
  icon: IconName;
  key: string;
  code: number | null;
  label?: string; // says more than the words
  more?: string; // a second line, where nothing hovers
  note?: string; // a second line, everywhere
  thing?: Open; // described in a panel next to the button, where there is no room for the note
  quiet?: boolean; // no outline
  price?: string; // what it costs besides, in its own pill
  face?: string; // of a character, instead of the icon
  suits?: SuitName[]; // drawn instead of the icon
  faces?: string[]; // of dice, drawn instead of the icon
  die?: string; // that lies on the table as well
  seat?: Seat; // the plate that stands for the same answer
  testid?: string;
  main: boolean;
  pressed?: boolean; // a switch that is on
  big?: boolean; // asked for in large letters
  blocked?: boolean; // not possible now; pressed, it says why
  chance?: string;
  run: () => void;
}

/** Who plays a seat is not there: in the line of the name, and for ears. */
export interface Away {
  icon: IconName;
  words: string; // ends with the name
  name: string;
  spoken: string;
}

/** A small tab at the lower edge of a plate: what is special about this seat now. */
export interface SeatTab {
  icon: IconName;
  words: string;
  spoken: string;
  tone: "plain" | "danger";
  thing: string; // value of data-thing: what explains it
  minor?: boolean; // a sign on the plate says it as well: left out where numbers need the room
  count?: { name: string; n: number; Own?: Component<{ name: string; n: number }>; onFace?: boolean }; // a number of the seat, drawn by its set
}

export interface PromptLook {
  tone: "act" | "danger" | "wait";
  icon: IconName;
  title: string;
  detail: string;
  answers: Answer[];
  goal?: string; // my role, while everybody is reminded of it
  goalNew?: boolean; // it is another one than before
  step?: string; // what has to be pointed at next
  part?: Component<any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- in place of the answers: the question is answered in a way of its own
  tray?: Component<any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- cards to choose from, above the answers
  corner?: { icon: IconName; label: string; testid: string; run: () => void }; // a round button beside the words
}

export type State = Omit<Extract<FromServer, { t: "state" }>, "view"> & { view: AnyView };

/** Presentation of a game's events before the new state is shown. */
export interface Scene {
  beats(events: GameEvent[]): Beat[]; // each event in one of them
  applied?(view: AnyView, events: GameEvent[]): AnyView; // the plates as these events leave them
  mark(events: GameEvent[]): void; // without motion: what is shown all the same
  late(events: GameEvent[]): void; // there was no time: what must not be missed
  settle(): void; // the state stands there, nothing is in the air any more
  skip(): void; // a click: away with whatever covers the table
}

/** Selection of the player, and its meaning in this game. */
export interface Play {
  readonly scene: Scene;
  readonly dense?: boolean; // so much lies on the table that words make room for it
  changed(before: Decision | null): void;
  news(state: State): string; // said to screen readers in front of the question
  prompt(): PromptLook | null;
  answered(option: Option): void; // this answer is on its way
  putBack(): boolean; // Escape; false: there was nothing to put back
  number(n: number): boolean;
  letter(key: string): boolean;
}

/** Press the button of the prompt that shows this key; false: there is none. */
export function pressKey(play: Play, key: string): boolean {
  const answer = play.prompt()?.answers.find((one) => one.key === key);
  answer?.run();
  return answer !== undefined;
}

/** Short description of an object. */
export interface About {
  name: string;
  sort?: string; // whose it is
  text: string;
  now?: string; // what holds for it now
  rule?: string; // the address of its rule
}

/** The end of a game, as its view says it. */
export type Result = NonNullable<AnyView["result"]>;

/** The part of the program that one game needs. */
export interface GameParts {
  play: (table: Table, stage: Stage) => Play;
  Wide: Component<{ table: Table; view: any }>; // eslint-disable-line @typescript-eslint/no-explicit-any
  Phone: Component<{ table: Table; view: any }>; // eslint-disable-line @typescript-eslint/no-explicit-any
  Overlay?: Component<{ table: Table }>; // above everything
  Thing: Component<{ thing: Open; table: Table; onclose: () => void }>; // a thing opened large
  Fought?: Component<{ table: Table; view: any; result: Result; profiles?: (string | null)[] }>; // eslint-disable-line @typescript-eslint/no-explicit-any -- who fought, at the end, in place of a card for each seat
  people?: (view: any, seat: Seat) => { character: string; out: boolean }[]; // eslint-disable-line @typescript-eslint/no-explicit-any -- all characters of a seat that has several, at the end
  about: (thing: Open, table: Table) => About | null;
  menu?: (table: Table) => { icon: IconName; words: string; testid: string; open: Open }[]; // own lines of the menu
  Mini?: Component<{ card: number; width: number }>; // a card of the hand, small, where it is not one of the card game
  logIcon(event: GameEvent): IconName | undefined; // of events that only this game has
  strong: ReadonlySet<string>; // events told in bold
  screen?: (view: any) => { width: number; height: number } | null; // eslint-disable-line @typescript-eslint/no-explicit-any -- of a big screen in units, where the usual one is too small
  seatNames?: "players"; // texts name the player, not the character, because the character of a seat changes
}
