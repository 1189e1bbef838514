// Written by scripts/build-icons.ts.
export const ICON_SHEET = "/icons.svg?v=8da1168a";
