import { z } from "zod";

/** What can be suggested changed. */
export const suggestionsRefreshed = { name: "search.suggestions_refreshed", payload: z.object({}) };
