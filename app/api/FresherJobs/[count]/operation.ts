import type { Operation } from "@/lib/http/operation";
import { collectionRequest, collectionResponse } from "@/lib/jobs/public/listings.schema";

export const GET = {
  summary: "List fresher jobs",
  description: "The newest jobs that ask for at most one year, without internships.",
  limits: ["searchByAddress"],
  params: collectionRequest,
  response: collectionResponse,
} satisfies Operation;
