import type { Operation } from "@/lib/http/operation";
import { suggestionAnswer, suggestionRequest } from "@/lib/search/suggestions/schema";

export const GET = {
  summary: "Suggest titles, skills, companies and places",
  description:
    "What begins with what is typed, or probably was meant to: at most eight, the kinds one after the other, and of each what most live jobs have.",
  limits: ["suggestionsByAddress"],
  query: suggestionRequest,
  answer: suggestionAnswer,
} satisfies Operation;
