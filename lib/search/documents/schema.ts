/** The documents' form. Increment it when all of them must be rewritten. */
export const FORMAT = 19;
