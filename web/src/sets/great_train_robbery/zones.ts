// What the zones of the train are called, as the server calls them.
export const STATIONS = "stations";
export const TRAIN = "train"; // wagons, the one next to the locomotive first
export const ENGINE = "locomotive"; // its other side, then the one in use
export const DECK = "wagon_deck";
export const SIDING = "siding"; // wagons whose taker still chooses where they go
export const UNSEEN = ["station_deck", "blank_station"];
