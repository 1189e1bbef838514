import { route } from "@/lib/http/route";
import { noteJob, saveJob, unsaveJob } from "@/lib/jobs/seeker/saved.commands";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params }) => saveJob(actor, params.jobId));

export const DELETE = route(operation.DELETE, async ({ actor, params }) =>
  unsaveJob(actor, params.jobId),
);

export const PATCH = route(operation.PATCH, async ({ actor, params, body }) =>
  noteJob(actor, params.jobId, body),
);
