/**
 * How many document numbers a chunk has: a multiple of 32, so that bits fill whole words, and so
 * many that the bits of two chunks fit in a page of the database.
 */
export const CHUNK = 31_744;
/** How many words of 32 bits a chunk's documents take. */
export const CHUNK_WORDS = CHUNK / 32;
