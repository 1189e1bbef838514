import { route } from "@/lib/http/route";
import { changeJobs } from "@/lib/jobs/employer/lifecycle.commands";
import { jobsChangeInput } from "@/lib/jobs/employer/lifecycle.schema";

export const POST = route({ auth: "required", body: jobsChangeInput }, async ({ actor, body }) => ({
  results: await changeJobs(actor, body),
}));
