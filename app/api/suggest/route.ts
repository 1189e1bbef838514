import { route } from "@/lib/http/route";
import { listSuggestions } from "@/lib/search/suggestions/queries";
import { type SuggestionAnswer, suggestionRequest } from "@/lib/search/suggestions/schema";

export const GET = route(
  { query: suggestionRequest, limits: ["suggestionsByAddress"] },
  async ({ query }): Promise<SuggestionAnswer> => ({
    suggestions: await listSuggestions(query.query, query.kinds),
  }),
);
