import { route } from "@/lib/http/route";
import { createWebhook } from "@/lib/webhooks/commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, client, params, body }) =>
  createWebhook({ actor, client, companyId: params.companyId }, body),
);
