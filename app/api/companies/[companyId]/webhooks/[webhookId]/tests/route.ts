import { route } from "@/lib/http/route";
import { sendTest } from "@/lib/webhooks/by-hand.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, client, params }) =>
  sendTest({ actor, client, companyId: params.companyId }, params.webhookId),
);
