import { addPooledToJob } from "@/lib/applications/talent-pool/commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, params, body }) =>
  addPooledToJob(actor, params.pooledPersonId, body),
);
