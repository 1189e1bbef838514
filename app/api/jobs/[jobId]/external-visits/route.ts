import { answerVisit, recordVisit } from "@/lib/applications/applying/external.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params }) =>
  recordVisit(actor, params.jobId),
);

export const PATCH = route(operation.PATCH, async ({ actor, params, body }) =>
  answerVisit(actor, params.jobId, body),
);
