import { z } from "zod";

/** How a search reads words was changed: what means the same, or the languages of the postings. */
export const synonymsChanged = { name: "search.synonyms_changed", payload: z.object({}) };
