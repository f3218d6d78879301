// A question that asks nothing in particular: what tests and scenes start from.
import type { Decision } from "../net/wire";

export const decisionOf = (why: string): Decision<never, never> => ({
  move: 1,
  who: 0,
  why,
  gives_up: false,
  meanwhile: "",
  sign: "",
  seat_sign: "",
  answered_with: null,
  title: { key: `ask-${why}` },
  detail: { key: `ask-${why}-detail` },
  by: null,
  source: null,
  card: null,
  nature: "neutral",
  stake: 0,
  standing: {},
  options: [],
  whynot: [],
});
