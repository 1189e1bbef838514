import { answerByLink } from "@/lib/applications/talent-pool/answering.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ body }) =>
  answerByLink(body.token, body.isGiven),
);
