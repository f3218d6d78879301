import { expect, it, vi } from "vitest";
import { Chat } from "./chat.svelte";
import { Muted } from "./muted.svelte";

vi.stubGlobal("window", { setTimeout: () => 0 });

const receive = (chat: Chat, name: string, by: string, text: string): void =>
  chat.receive({ t: "said", seat: null, name, text, by }, 0);
const texts = (chat: Chat): string[] => chat.messages.map((one) => one.text);

it("shows no words of a muted speaker who comes again under another name", () => {
  const chat = new Chat(new Muted("abc"));
  receive(chat, "Eve", "m1", "one");
  chat.muted.toggle({ name: "Eve", marks: chat.marksOf("Eve") });
  receive(chat, "Zoe", "m1", "two");
  receive(chat, "Bea", "m2", "three");
  expect(texts(chat)).toEqual(["three"]);
  chat.muted.toggle({ name: "Zoe", marks: chat.marksOf("Zoe") });
  expect(texts(chat)).toEqual(["one", "two", "three"]);
});

it("learns who a speaker is that was muted before speaking", () => {
  const chat = new Chat(new Muted("abc"));
  chat.muted.toggle({ name: "Eve", marks: chat.marksOf("Eve") });
  receive(chat, "Eve", "m1", "one");
  receive(chat, "Zoe", "m1", "two");
  expect(texts(chat)).toEqual([]);
});

it("throws at most six portraits at once, none of a muted player, and says no bubble", () => {
  const chat = new Chat(new Muted("abc"));
  const react = (seat: number, name: string): void =>
    chat.receive({ t: "said", seat, name, text: "", by: name, phrase: "laugh" }, 0);
  for (let n = 0; n < 8; n++) react(n, `P${n}`);
  expect(chat.thrown.map((one) => one.seat)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(chat.speaking.size).toBe(0);
  chat.muted.toggle({ seat: 9, name: "Eve", marks: ["Eve"] });
  react(9, "Eve");
  expect(chat.thrown.map((one) => one.seat)).not.toContain(9);
});
