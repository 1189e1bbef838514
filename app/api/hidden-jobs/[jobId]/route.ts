import { route } from "@/lib/http/route";
import { hideJob, unhideJob } from "@/lib/recommendations/hidden-jobs.commands";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params }) => hideJob(actor, params.jobId));

export const DELETE = route(operation.DELETE, async ({ actor, params }) =>
  unhideJob(actor, params.jobId),
);
