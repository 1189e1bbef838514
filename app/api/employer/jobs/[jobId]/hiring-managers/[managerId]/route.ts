import { route } from "@/lib/http/route";
import { setHiringManager } from "@/lib/jobs/employer/hiring-managers.commands";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params }) =>
  setHiringManager(actor, { jobId: params.jobId, userId: params.managerId }, true),
);

export const DELETE = route(operation.DELETE, async ({ actor, params }) =>
  setHiringManager(actor, { jobId: params.jobId, userId: params.managerId }, false),
);
