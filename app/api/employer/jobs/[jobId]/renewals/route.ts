import { route } from "@/lib/http/route";
import { renewJob } from "@/lib/jobs/employer/lifecycle.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  renewJob(actor, params.jobId, body),
);
