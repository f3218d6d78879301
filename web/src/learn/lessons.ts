// Lessons as the server tells them.
import { callAgain } from "../lib/net/again";
import type { StudyAnswer } from "../lib/store/study.svelte";

export interface LessonFact {
  name: string;
  game: string;
  sets: string[];
  steps: number;
  guided: boolean; // a whole game
}
export interface LessonAnswer extends StudyAnswer {
  step: number;
  say: string; // text of this step, "" for none
  point: string; // name of the control to look at, "" for none
  wrong: string; // text of the mistake whose consequence is shown, "" for none
  done: boolean;
  more: boolean; // the others are still playing: ask again
}

export const titleKey = (name: string): string => `lesson-${name.replaceAll("_", "-")}`;

let known: Promise<LessonFact[]> | null = null;
export function lessons(): Promise<LessonFact[]> {
  known ??= callAgain<{ lessons: LessonFact[] }>("/api/lessons").then((answer) => answer.lessons);
  known.catch(() => (known = null));
  return known;
}

export const attempt = (name: string, choices: number[], told: number, undo: boolean): Promise<LessonAnswer> =>
  callAgain<LessonAnswer>(`/api/lessons/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ choices, told, undo }),
  });
