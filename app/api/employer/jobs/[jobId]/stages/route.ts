import { addJobStage, setJobStages } from "@/lib/applications/job-stages/commands";
import { findJobStages } from "@/lib/applications/job-stages/queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, params }) =>
  findJobStages(actor, params.jobId),
);

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  setJobStages(actor, params.jobId, body),
);

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  addJobStage(actor, params.jobId, body),
);
