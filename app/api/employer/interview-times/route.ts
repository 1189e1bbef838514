import { offerTimes } from "@/lib/applications/interviews/slots.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body }) => ({
  invitations: await offerTimes(actor, body),
}));
