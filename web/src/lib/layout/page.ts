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
