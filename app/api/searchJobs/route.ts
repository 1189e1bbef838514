import { route } from "@/lib/http/route";
import { loadListings } from "@/lib/jobs/listings/queries";
import { searchRequest } from "@/lib/jobs/listings/schema";
import { searchJobs } from "@/lib/jobs/queries";

export const GET = route(
  { query: searchRequest, limits: ["searchByAddress"] },
  async ({ query: { search, limit } }) => {
    const { jobs, ...found } = await searchJobs(search, limit);
    return { jobsSearched: await loadListings(jobs), ...found };
  },
);
