import { changeManaged } from "@/lib/alerts/subscriptions.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, async ({ params, body: { token, ...change } }) => ({
  alert: await changeManaged(token, params.alertId, change),
}));
