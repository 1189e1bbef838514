import { route } from "@/lib/http/route";
import { mergeSavedJobs } from "@/lib/jobs/saved.commands";
import { listSavedIds } from "@/lib/jobs/saved.queries";
import { mergeInput } from "@/lib/jobs/saved.schema";

export const GET = route({ auth: "required" }, async ({ actor }) => ({
  ids: await listSavedIds(actor),
}));

export const POST = route({ auth: "required", body: mergeInput }, async ({ actor, body }) => ({
  ids: await mergeSavedJobs(actor, body.ids),
}));
