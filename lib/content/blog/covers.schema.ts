export const COVER_MAX_BYTES = 8_000_000;
/** The longest side of a stored picture, in pixels. */
export const COVER_SIDE = 1200;
