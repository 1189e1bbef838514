/** The formats that a mapping may name; without one, only unambiguous dates are accepted. */
export const DATE_FORMATS = [
  "iso",
  "dd/mm/yyyy",
  "mm/dd/yyyy",
  "epoch-seconds",
  "epoch-milliseconds",
] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];
