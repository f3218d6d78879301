// A name to start with, so that nobody has to type one.
const FIRST = ["Dusty", "Lucky", "Silent", "Quick", "Sunny", "Lonesome", "Rusty", "Smoky", "Copper", "Windy", "Honest", "Sleepy"];
const LAST = ["Fox", "Coyote", "Sparrow", "Cactus", "Creek", "Raven", "Mesa", "Wagon", "Lantern", "Juniper", "Badger", "Canyon"];
const PLACES = ["Creek", "Junction", "Springs", "Gulch", "Ridge", "Crossing", "Hollow", "Bend"];

const any = (from: string[]): string => from[Math.floor(Math.random() * from.length)]!;

export const someName = (): string => `${any(FIRST)} ${any(LAST)}`;
export const someTable = (): string => `${any(FIRST)} ${any(PLACES)}`;
