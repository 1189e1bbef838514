import { route } from "@/lib/http/route";
import { renewJob } from "@/lib/jobs/own/steps/commands";
import { ownJobParams, renewalInput } from "@/lib/jobs/own/steps/schema";

export const POST = route(
  { auth: "required", params: ownJobParams, body: renewalInput },
  async ({ actor, params, body }) => renewJob(actor, params.jobId, body),
);
