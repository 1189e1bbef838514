// Written by scripts/build-icons.ts.
export const ICON_SHEET = "/icons.svg?v=e48b7cff";
