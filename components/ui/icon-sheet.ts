// Written by scripts/build-icons.ts.
export const ICON_SHEET = "/icons.svg?v=9ad13965";
