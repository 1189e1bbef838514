import { addResume } from "@/lib/applications/by-hand/resumes.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, ({ actor, params, query: { name }, bytes }) =>
  addResume(actor, params.applicationId, { name, bytes }),
);
