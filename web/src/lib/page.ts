// What every table's page has, in px.
export const BAR = 48; // the line at the top
export const LOG = 276; // the log at the right, from LOG_FROM on
export const LOG_FROM = 1100;

export const tableWidth = (pageWidth: number): number => pageWidth - (pageWidth >= LOG_FROM ? LOG : 0);
