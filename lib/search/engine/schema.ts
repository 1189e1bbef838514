/**
 * The number of documents in a chunk: a multiple of 32, so that bits fill whole words, and small
 * enough that two chunks' bitmaps fit in a database page.
 */
export const CHUNK = 31_744;
/** The number of 32-bit words in a chunk's bitmap. */
export const CHUNK_WORDS = CHUNK / 32;
