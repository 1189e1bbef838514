import { route } from "@/lib/http/route";
import { rotateWebhookSecret } from "@/lib/webhooks/commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, client, params, body }) =>
  rotateWebhookSecret({ actor, client, companyId: params.companyId }, params.webhookId, body),
);
