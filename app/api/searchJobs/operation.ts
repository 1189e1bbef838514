import type { Operation } from "@/lib/http/operation";
import { searchRequest } from "@/lib/jobs/public/listings";
import { searchResponse } from "@/lib/jobs/public/listings.schema";

export const GET = {
  summary: "Search live jobs",
  description:
    "Takes the parameters of the page /search-results. Unknown parameters and meaningless values are ignored.",
  limits: ["searchByAddress"],
  query: searchRequest,
  response: searchResponse,
} satisfies Operation;
