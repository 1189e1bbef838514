import type { Operation } from "@/lib/http/operation";
import { collectionRequest, collectionResponse } from "@/lib/jobs/public/listings.schema";

export const GET = {
  summary: "List featured jobs",
  description:
    "The newest internships make up the first half of the answer, then the newest jobs of all kinds.",
  limits: ["searchByAddress"],
  params: collectionRequest,
  response: collectionResponse,
} satisfies Operation;
