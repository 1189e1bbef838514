import { route } from "@/lib/http/route";
import { loadListings } from "@/lib/jobs/public/listings.queries";
import { listFeaturedJobs, listLatestInternships } from "@/lib/jobs/queries";
import * as operation from "./operation";

// The spec's clients read both internships and recommended jobs from this call.
export const GET = route(operation.GET, async ({ params: { count } }) => {
  const internships = await listLatestInternships(Math.ceil(count / 2));
  const known = new Set(internships.map(({ id }) => id));
  const featured = (await listFeaturedJobs(count)).filter(({ id }) => !known.has(id));
  return { jobsCollection: await loadListings([...internships, ...featured].slice(0, count)) };
});
