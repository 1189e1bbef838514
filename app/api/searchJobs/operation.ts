import type { Operation } from "@/lib/http/operation";
import { searchRequest } from "@/lib/jobs/public/listings";
import { searchAnswer } from "@/lib/jobs/public/listings.schema";

export const GET = {
  summary: "Search live jobs",
  description:
    "The parameters are those of the page /search-results. Unknown ones are ignored, values that mean nothing are dropped.",
  limits: ["searchByAddress"],
  query: searchRequest,
  answer: searchAnswer,
} satisfies Operation;
