export const COVER_MAX_BYTES = 8_000_000;
/** The longer side of a kept picture, in pixels, at most. */
export const COVER_SIDE = 1200;
