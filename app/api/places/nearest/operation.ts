import type { Operation } from "@/lib/http/operation";
import { nearestAnswer, nearestRequest } from "@/lib/places/nearest.schema";

export const GET = {
  summary: "Name the town near a point",
  description: "Nothing of the request is kept.",
  limits: ["suggestionsByAddress"],
  query: nearestRequest,
  answer: nearestAnswer,
  problems: { 404: "There is no town within 400 km." },
} satisfies Operation;
