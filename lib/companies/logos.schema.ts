export const LOGO_MAX_BYTES = 5_000_000;
/** The longer side of a kept logo, in pixels, at most. */
export const LOGO_SIDE = 512;
