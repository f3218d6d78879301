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
