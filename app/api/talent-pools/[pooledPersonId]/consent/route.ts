import { answerOwn } from "@/lib/applications/talent-pool/answering.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PUT = route(operation.PUT, async ({ actor, params, body }) =>
  answerOwn(actor, params.pooledPersonId, body.isGiven),
);
