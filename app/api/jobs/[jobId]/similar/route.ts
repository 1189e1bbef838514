import { route } from "@/lib/http/route";
import { loadListings } from "@/lib/jobs/public/listings.queries";
import { getSimilarJobs } from "@/lib/jobs/public/similar.queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ params, query }) => ({
  jobsCollection: await loadListings(await getSimilarJobs(params.jobId, query.limit)),
}));
