import { addPerson } from "@/lib/applications/by-hand/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  addPerson(actor, params.jobId, body),
);
