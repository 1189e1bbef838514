import "server-only";
import { nearestAnswer, nearestRequest } from "@/lib/places/nearest.schema";
import { suggestionAnswer, suggestionRequest } from "@/lib/search/suggestions/schema";
import type { Operation } from "../openapi";

const invalid = { 422: "A parameter cannot be used; `errors` names it." };
const limited = { 429: "Too many tries; `Retry-After` says how long to wait." };

/** What helps somebody who fills in a search. */
export const suggestionOperations: Operation[] = [
  {
    method: "get",
    path: "/api/suggest",
    summary: "Suggest titles, skills, companies and places",
    description:
      "What begins with what is typed, or probably was meant to: at most eight, the kinds one after the other, and of each what most live jobs have.",
    query: suggestionRequest,
    answer: suggestionAnswer,
    problems: { ...invalid, ...limited },
  },
  {
    method: "get",
    path: "/api/places/nearest",
    summary: "Name the town near a point",
    description: "Nothing of the request is kept.",
    query: nearestRequest,
    answer: nearestAnswer,
    problems: { 404: "There is no town within 400 km.", ...invalid, ...limited },
  },
];
