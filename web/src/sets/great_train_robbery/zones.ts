// What the zones of the train are called, as the server calls them.
export const TRAIN = "train";
export const DECK = "wagons";
