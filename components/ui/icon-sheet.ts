// Written by scripts/build-icons.ts.
export const ICON_SHEET = "/icons.svg?v=d58ebff2";
