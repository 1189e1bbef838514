import { route } from "@/lib/http/route";
import { withdrawEdit } from "@/lib/jobs/employer/edit-decisions.commands";
import * as operation from "./operation";

export const DELETE = route(operation.DELETE, async ({ actor, params }) =>
  withdrawEdit(actor, params.jobId),
);
