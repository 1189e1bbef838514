// Written by scripts/build-icons.ts.
export const ICON_SHEET = "/icons.svg?v=33c80e4d";
