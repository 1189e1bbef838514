import { route } from "@/lib/http/route";
import { ownJobsRequest } from "@/lib/jobs/employer/filters";
import { listOwnJobs } from "@/lib/jobs/employer/queries";

export const GET = route({ auth: "required", query: ownJobsRequest }, async ({ actor, query }) =>
  listOwnJobs(actor, query),
);
