// What is drawn of the bonus characters.
import { BROWN, PALE, TAN } from "../art/looks";
import type { SetArt } from "../art/sets";

export const art: SetArt = {
  // one face a line
  // prettier-ignore
  looks: {
    "Johnny Kisch": { sky: ["#38474f", "#c2a468"], skin: TAN, face: "oval", eyes: "patch", hair: ["slick", "#2b1d14"], beard: [["goatee", "smirk"], "#2b1d14"], wear: ["collar", "#5a4634", "#433426", "#d9c9a6"] },
    "Uncle Will": { sky: ["#587052", "#c9cd94"], skin: PALE, face: "round", eyes: "bright", hair: ["side", "#e4ded0"], hat: ["boater", "#e3c47e", "#8f231a"], beard: [["walrus", "glasses"], "#eae4d6"], wear: ["apron", "#7d93a3", "#f1e8d4", "#8f231a"] },
    "Claus the Saint": { sky: ["#2f4a63", "#9cbacb"], skin: PALE, face: "round", eyes: "calm", hair: ["long", "#efe9dc"], hat: ["trimmed", "#a5281f", "#f4eee0"], beard: [["long", "cheeks"], "#f4eee0"], wear: ["fur", "#a5281f", "#7f1d17", "#f4eee0"] },
    Emiliano: { sky: ["#7a3b25", "#e0a24c"], skin: BROWN, face: "square", eyes: "stern", hair: ["short", "#16100d"], hat: ["sombrero", "#4a3526", "#d9ad55"], beard: [["zapata"], "#16100d"], wear: ["bandolier", "#e6d8ba", "#6b4526", "#d9ad55"] },
    "Annie Versary": { sky: ["#2f5f63", "#e2b65c"], skin: BROWN, face: "soft", eyes: "lashes", hair: ["curls", "#2a1a14"], hat: ["mini", "#8f2a4a", "#e8c25a"], beard: [["lips"], "#a8283a"], wear: ["ruffle", "#8f2a4a", "#f6ead2", "#e8c25a"] },
  },
};
