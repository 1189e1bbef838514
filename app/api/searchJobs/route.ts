import { route } from "@/lib/http/route";
import { toWordsRead } from "@/lib/jobs/public/listings";
import { loadListings } from "@/lib/jobs/public/listings.queries";
import { searchJobs } from "@/lib/jobs/queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ query: { search, limit } }) => {
  const searched = await searchJobs(search, limit);
  const { jobs, close, understood, asked, correction, ...found } = searched;
  const jobsSearched = await loadListings(jobs);
  const listings = await loadListings(close.map(({ job }) => job));
  const closeJobs = listings.map((listing, index) => ({
    ...listing,
    closeBy: close[index]?.by ?? "title",
  }));
  return { jobsSearched, ...found, closeJobs, ...toWordsRead({ understood, asked, correction }) };
});
