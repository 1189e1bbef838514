import { route } from "@/lib/http/route";
import { loadListings } from "@/lib/jobs/public/listings.queries";
import { collectionRequest } from "@/lib/jobs/public/listings.schema";
import { listFresherJobs } from "@/lib/jobs/queries";

export const GET = route(
  { params: collectionRequest, limits: ["searchByAddress"] },
  async ({ params: { count } }) => ({
    jobsCollection: await loadListings(await listFresherJobs(count)),
  }),
);
