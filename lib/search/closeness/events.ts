import { z } from "zod";

/** The word vectors in use are others now. */
export const wordVectorsChanged = {
  name: "search.word_vectors_changed",
  payload: z.object({}),
};
