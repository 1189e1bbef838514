import { readActor } from "@/lib/accounts/session";
import { countView } from "@/lib/analytics/views.commands";
import { route } from "@/lib/http/route";
import { noteViewedJobs } from "@/lib/jobs/seeker/viewed.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ params, body, client }) => {
  const actor = await readActor();
  // For the count, only one thing matters about who is asking: a company's own people aren't
  // counted.
  await countView(actor, { jobId: params.jobId, source: body.source, client });
  if (actor && !actor.impersonatedBy) await noteViewedJobs(actor, [params.jobId]);
});
