import { route } from "@/lib/http/route";
import { changeJobs } from "@/lib/jobs/employer/lifecycle.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body }) => ({
  results: await changeJobs(actor, body),
}));
