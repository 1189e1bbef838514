import { route } from "@/lib/http/route";
import { mergeSavedJobs } from "@/lib/jobs/saved.commands";
import { listSavedIds } from "@/lib/jobs/saved.queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor }) => ({
  ids: await listSavedIds(actor),
}));

export const POST = route(operation.POST, async ({ actor, body }) => ({
  ids: await mergeSavedJobs(actor, body.ids),
}));
