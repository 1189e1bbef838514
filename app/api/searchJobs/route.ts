import { route } from "@/lib/http/route";
import { toWordsRead } from "@/lib/jobs/public/listings";
import { loadListings } from "@/lib/jobs/public/listings.queries";
import { searchJobs } from "@/lib/jobs/queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ query: { search, limit } }) => {
  const result = await searchJobs(search, limit);
  const { jobs, mentions, close, understood, asked, correction, ...found } = result;
  const listings = await loadListings(close.map(({ job }) => job));
  return {
    jobsSearched: await loadListings([...jobs, ...mentions.jobs]),
    ...found,
    mentions: { total: mentions.total, shown: mentions.jobs.length },
    closeJobs: listings.map((listing, index) => ({
      ...listing,
      closeBy: close[index]?.by ?? "title",
    })),
    ...toWordsRead({ understood, asked, correction }),
  };
});
