import { route } from "@/lib/http/route";
import { loadListings } from "@/lib/jobs/public/listings.queries";
import { getSimilarJobs } from "@/lib/jobs/public/similar.queries";
import { similarParams, similarRequest } from "@/lib/jobs/public/similar.schema";

export const GET = route(
  { params: similarParams, query: similarRequest, limits: ["searchByAddress"] },
  async ({ params, query }) => ({
    jobsCollection: await loadListings(await getSimilarJobs(params.jobId, query.limit)),
  }),
);
