import { z } from "zod";

/** The suggestions have changed. */
export const suggestionsRefreshed = { name: "search.suggestions_refreshed", payload: z.object({}) };
