import { expect, it } from "vitest";
import { agreed } from "./fares";

it.each([
  ["any-card", { cards: 1 }],
  ["any-2-cards", { cards: 2 }],
  ["any-4-cards", { cards: 4 }],
  ["hearts-card", { suit: "hearts" }],
  ["red-card", { sort: "red" }],
  ["card:Cat Balou", { card: ["Cat Balou"] }],
  ["life", { life: 1 }],
  ["3-lives", { life: 3 }],
  ["none", undefined],
])("the price %s of the blank station", (price, fare) => expect(agreed(price)).toEqual(fare));
