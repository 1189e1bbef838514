import { route } from "@/lib/http/route";
import { listSuggestions } from "@/lib/search/suggestions/queries";
import type { SuggestionResponse } from "@/lib/search/suggestions/schema";
import * as operation from "./operation";

export const GET = route(
  operation.GET,
  async ({ query }): Promise<SuggestionResponse> => ({
    suggestions: await listSuggestions(query.query, query.kinds, query.scope),
  }),
);
