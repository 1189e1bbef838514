import { route } from "@/lib/http/route";
import { mergeSavedJobs } from "@/lib/jobs/seeker/saved.commands";
import { listSavedIds } from "@/lib/jobs/seeker/saved.queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor }) => ({
  ids: await listSavedIds(actor),
}));

export const POST = route(operation.POST, async ({ actor, body }) => ({
  ids: await mergeSavedJobs(actor, body.ids),
}));
