import { route } from "@/lib/http/route";
import { changeJobs } from "@/lib/jobs/own/steps/commands";
import { jobsChangeInput } from "@/lib/jobs/own/steps/schema";

export const POST = route({ auth: "required", body: jobsChangeInput }, async ({ actor, body }) => ({
  results: await changeJobs(actor, body),
}));
