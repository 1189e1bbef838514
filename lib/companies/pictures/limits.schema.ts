// Without zod, because the browser checks these limits too.

export const PICTURE_MAX_BYTES = 5_000_000;
export const MOST_PHOTOS = 8;
export const ALT_MAX = 160;
export const CAPTION_MAX = 100;
export const MOST_ZOOM = 4;

/**
 * What is stored of a picture, in pixels: its part in this shape, at most this large, and a copy in
 * half the size for small screens. A part of fewer than `leastWidth` pixels looks blurred.
 */
export const COVER_FRAME = { width: 1600, height: 400, leastWidth: 800 } as const;
export const PHOTO_FRAME = { width: 1440, height: 960, leastWidth: 480 } as const;
/** The longer side of the whole picture, so that the most enlarged part still has enough pixels. */
export const SOURCE_SIDE = COVER_FRAME.leastWidth * MOST_ZOOM;
