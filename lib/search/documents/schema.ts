/** The form that documents are written in; counted up when they must all be written anew. */
export const FORMAT = 11;
