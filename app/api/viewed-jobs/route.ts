import { route } from "@/lib/http/route";
import { forgetViewedJobs, noteViewedJobs } from "@/lib/jobs/seeker/viewed.commands";
import { listViewedJobs } from "@/lib/jobs/seeker/viewed.queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor }) => ({
  jobs: await listViewedJobs(actor),
}));

export const POST = route(operation.POST, async ({ actor, body }) => {
  await noteViewedJobs(actor, body.ids);
  return { jobs: await listViewedJobs(actor) };
});

export const DELETE = route(operation.DELETE, ({ actor }) => forgetViewedJobs(actor));
