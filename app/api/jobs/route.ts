import { route } from "@/lib/http/route";
import { postJob } from "@/lib/jobs/posting/commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body }) => postJob(actor, body));
