import type { Operation } from "@/lib/http/operation";
import { nearestRequest, nearestResponse } from "@/lib/places/nearest.schema";

export const GET = {
  summary: "Find the town nearest to a point",
  description: "The request isn't stored.",
  limits: ["suggestionsByAddress"],
  query: nearestRequest,
  response: nearestResponse,
  problems: { 404: "There's no town within 400 km." },
} satisfies Operation;
