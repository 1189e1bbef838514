/** Of an email with its files, as it arrives: most mail servers refuse more. */
export const REPLY_MAX_BYTES = 10_000_000;
