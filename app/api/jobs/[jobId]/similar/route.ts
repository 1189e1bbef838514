import { route } from "@/lib/http/route";
import { loadListings } from "@/lib/jobs/listings/queries";
import { getSimilarJobs } from "@/lib/jobs/similar/queries";
import { similarParams, similarRequest } from "@/lib/jobs/similar/schema";

export const GET = route(
  { params: similarParams, query: similarRequest, limits: ["searchByAddress"] },
  async ({ params, query }) => ({
    jobsCollection: await loadListings(await getSimilarJobs(params.jobId, query.limit)),
  }),
);
