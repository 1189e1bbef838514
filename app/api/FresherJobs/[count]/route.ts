import { route } from "@/lib/http/route";
import { loadListings } from "@/lib/jobs/public/listings.queries";
import { listFresherJobs } from "@/lib/jobs/queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ params: { count } }) => ({
  jobsCollection: await loadListings(await listFresherJobs(count)),
}));
