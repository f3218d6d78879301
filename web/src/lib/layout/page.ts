// Sizes of the page in units of the design: one unit is a px at the browser's usual text size, more if the user has
// set larger text, and more on a large screen.
export const BAR = 48; // the line at the top
export const LOG = 276; // the log at the right, from LOG_FROM on
export const LOG_FROM = 1100;

export const tableWidth = (pageWidth: number): number => pageWidth - (pageWidth >= LOG_FROM ? LOG : 0);

/** A length of the design as CSS. */
export const rem = (units: number): string => `${+(units / 16).toFixed(4)}rem`;

/** Widths at which a page changes. Styles ask for them with @media (max-width: 719px), see scripts/units.ts. */
export const STEPS = [390, 620, 720, 860, 900, 1100];
const PHONE = { width: 720, height: 620 };

/** Narrow or low: a phone, upright or on its side, or a page that is shown very large. */
export const isPhone = (width: number, height: number): boolean =>
  width < PHONE.width || height < PHONE.height || (width < 900 && height < 700);

/** The widths a page stays below; a low one is a phone, however wide. */
export const stepsBelow = (width: number, height: number): number[] =>
  STEPS.filter((step) => width < step || (step === PHONE.width && isPhone(width, height)));

const DRAWN_FOR = { width: 1440, height: 900 };

/** How much larger than drawn the page is shown, in sixteenths: a large screen is no reason for small cards. */
export function growth(width: number, height: number): number {
  const room = Math.min(width / DRAWN_FOR.width, height / DRAWN_FOR.height);
  return Math.max(1, Math.min(2, Math.floor(room * 16) / 16));
}

/** Sizes of a big screen, in units: little of it, so that everything is large. */
export const SCREEN = { table: { width: 1150, height: 647 }, end: { width: 1400, height: 788 } };
export const SCREEN_NAME = 0.0225; // letters of a name on it, at least, by its height (pages/big-screen.css)
const SMALLEST = 0.5;

/** How much larger than drawn a big screen is shown, so that it can be read from across a room. */
export function screenGrowth(width: number, height: number, drawn: typeof SCREEN.table): number {
  const room = Math.min(width / drawn.width, height / drawn.height);
  return Math.max(SMALLEST, Math.floor(room * 64) / 64);
}

const LINES = 240; // of a big screen, for the last lines of the log

/** Width of the table on a big screen: what the last lines leave, and no more than a table without a log of its own has. */
export const screenTable = (width: number): number => Math.min(width - LINES, LOG_FROM - 1);
