import type { Operation } from "@/lib/http/operation";
import { suggestionRequest, suggestionResponse } from "@/lib/search/suggestions/schema";

export const GET = {
  summary: "Suggest titles, skills, companies and places",
  description:
    "At most eight suggestions that begin with what is typed, or with what it probably means, by kind, and for each kind those with the most live jobs first.",
  limits: ["suggestionsByAddress"],
  query: suggestionRequest,
  response: suggestionResponse,
} satisfies Operation;
