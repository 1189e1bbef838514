import { route } from "@/lib/http/route";
import { renewJob } from "@/lib/jobs/employer/lifecycle.commands";
import { ownJobParams, renewalInput } from "@/lib/jobs/employer/lifecycle.schema";

export const POST = route(
  { auth: "required", params: ownJobParams, body: renewalInput },
  async ({ actor, params, body }) => renewJob(actor, params.jobId, body),
);
