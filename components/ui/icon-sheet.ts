// Written by scripts/build-icons.ts.
export const ICON_SHEET = "/icons.svg?v=60884d63";
