import { applyToJob } from "@/lib/applications/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body, reply }) => {
  const { application, isNew } = await applyToJob(actor, params.jobId, body);
  reply.status = isNew ? 201 : 200;
  return application;
});
