// Apart from the shapes, because forms use them too and zod would come along.

export const TITLE_MAX_LENGTH = 120;
export const DESCRIPTION_MAX_LENGTH = 20_000;
export const MOST_QUESTIONS = 20;

/** What is said where an address to apply at is missing, or is none. */
export const APPLY_ADDRESS_REQUIRED = "Enter the address where people apply";
export const NO_APPLY_ADDRESS =
  "Enter the address of a web page, such as https://example.com/jobs/baker";
