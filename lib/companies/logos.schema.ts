export const LOGO_MAX_BYTES = 5_000_000;
/** The longest side of a stored logo, in pixels. */
export const LOGO_SIDE = 512;
