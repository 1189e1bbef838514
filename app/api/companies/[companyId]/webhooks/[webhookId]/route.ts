import { route } from "@/lib/http/route";
import { changeWebhook, deleteWebhook } from "@/lib/webhooks/commands";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, async ({ actor, client, params, body }) =>
  changeWebhook({ actor, client, companyId: params.companyId }, params.webhookId, body),
);

export const DELETE = route(operation.DELETE, async ({ actor, client, params }) =>
  deleteWebhook({ actor, client, companyId: params.companyId }, params.webhookId),
);
