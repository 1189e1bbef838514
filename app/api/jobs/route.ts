import { route } from "@/lib/http/route";
import { postJob } from "@/lib/jobs/posting/commands";
import { postJobOnce } from "@/lib/jobs/posting/repeats.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body, idempotencyKey }) =>
  idempotencyKey === null ? postJob(actor, body) : postJobOnce(actor, body, idempotencyKey),
);
