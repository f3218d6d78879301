// A position as a picture: what the drawing shows of its values, with the cards and roles that a seat may know.
import type { AnySeat } from "../lib/net/wire";
import { faceName, roleName } from "../lib/text/text";
import { t } from "../lib/text/i18n.svelte";
import type { Chips, Picture, Plate } from "../art/position";
import { cardLabel, labelOf, letter, nameOf, phaseName, REST } from "./labels";
import { boardWords } from "./words.svelte";
import type { BoardAnswer, Part } from "./wire";

const HEADED = new Set(["turn", "phase", "role", "special", "character", "alive", "life", "most", "hand"]); // not in lines
const COUNTED = new Set(["deck", "decks", "common", "box"]); // piles that nobody may look into
const SHOWN = 6; // cards of a pile

/** The picture of a position. `seats`: the table as the asker sees it; null with all cards and roles open. */
export function pictureOf(answer: BoardAnswer, title: string, asker: number | null, seats: AnySeat[] | null): Picture {
  const { game, players } = answer.setup;
  const parts = answer.parts.filter((part) => labelOf(part, game) !== null);
  const value = (label: string, seat: number | null): unknown =>
    parts.find((part) => part.label === label && part.seat === seat)?.value;
  const turn = value("turn", null) as number;
  const plates = Array.from({ length: players }, (_, seat): Plate => {
    const one = (label: string): Part | undefined => parts.find((part) => part.label === label && part.seat === seat);
    const character = one("character");
    const role = seats
      ? (seats[seat]?.special ?? seats[seat]?.role ?? "")
      : one("special")?.value || one("role")?.value;
    const hand = one("hand");
    const open = seats === null || seat === asker;
    return {
      letter: letter(seat),
      name: character ? nameOf(character, character.value as string) : "",
      role: role ? roleName(role as string) : "",
      life: value("life", seat) as number,
      most: value("most", seat) as number,
      out: value("alive", seat) === false,
      turn: seat === turn,
      lines: [
        ...(hand ? [handOf(hand, game, open)] : []),
        ...parts.filter((part) => part.seat === seat && !HEADED.has(part.label)).flatMap((part) => linesOf(part, game)),
      ],
    };
  });
  return {
    title,
    turn: t("ui-board-picture-turn", { seat: letter(turn), phase: phaseName(value("phase", null) as string) }),
    plates,
    table: parts
      .filter((part) => part.seat === null && !HEADED.has(part.label) && !part.label.endsWith("_deck"))
      .flatMap((part) => linesOf(part, game)),
  };
}

function handOf(part: Part, game: string, open: boolean): Chips {
  const cards = part.value as number[];
  const label = `${labelOf(part, game)} (${cards.length})`;
  return { label, chips: open ? cards.map((card) => cardLabel(game, card)) : [], open };
}

/** Lines of a value; none for an empty one. */
function linesOf(part: Part, game: string): Chips[] {
  const label = labelOf(part, game)!;
  if (part.each) {
    const values = part.value as unknown[];
    return values.flatMap((value, at) =>
      linesOf({ ...part, each: 0, value }, game).map((line) => ({
        ...line,
        label: `${line.label} ${part.each === 2 ? letter(at) : at + 1}`,
      })),
    );
  }
  const chips = chipsOf(part, game);
  if (part.control !== "cards") return chips.length ? [{ label, chips }] : [];
  const cards = part.value as number[];
  if (!cards.length || cards[0] === REST) return [];
  return [{ label: `${label} (${cards.length})`, chips }];
}

function chipsOf(part: Part, game: string): string[] {
  const { value } = part;
  switch (part.control) {
    case "cards": {
      if (COUNTED.has(part.label)) return [];
      const cards = (part.top_last ? (value as number[]).toReversed() : (value as number[])).filter(
        (one) => one !== REST,
      );
      const shown = cards.slice(0, part.label === "heap" ? 1 : SHOWN);
      return shown.map((card) => cardLabel(game, card));
    }
    case "number":
      return value ? [String(value)] : [];
    case "flag":
      return value ? ["✓"] : [];
    case "name":
    case "word":
      return value ? [nameOf(part, value as string)] : [];
    case "seat":
      return typeof value === "number" && value >= 0 ? [letter(value)] : [];
    case "seats":
      return (value as number[]).map(letter);
    case "names":
      return (value as string[]).slice(0, SHOWN).map((name) => nameOf(part, name));
    case "faces": {
      const faces = boardWords(game).faces?.() ?? [];
      return (value as number[]).filter((face) => face >= 0).map((face) => faceName(faces[face] ?? ""));
    }
    default:
      return [];
  }
}
