import { z } from "zod";

/** What means the same to a search was changed. */
export const synonymsChanged = { name: "search.synonyms_changed", payload: z.object({}) };
