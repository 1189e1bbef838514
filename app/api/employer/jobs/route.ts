import { route } from "@/lib/http/route";
import { listOwnJobs } from "@/lib/jobs/own/queries";
import { ownJobsRequest } from "@/lib/jobs/own/steps/schema";

export const GET = route({ auth: "required", query: ownJobsRequest }, async ({ actor, query }) =>
  listOwnJobs(actor, query),
);
