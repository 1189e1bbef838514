import { route } from "@/lib/http/route";
import { hideJob, unhideJob } from "@/lib/recommendations/hidden-jobs.commands";
import { hiddenJobParams } from "@/lib/recommendations/hidden-jobs.schema";

export const PUT = route({ auth: "required", params: hiddenJobParams }, async ({ actor, params }) =>
  hideJob(actor, params.jobId),
);

export const DELETE = route(
  { auth: "required", params: hiddenJobParams },
  async ({ actor, params }) => unhideJob(actor, params.jobId),
);
