import { alertParams, managedChangeInput } from "@/lib/alerts/schema";
import { changeManaged } from "@/lib/alerts/subscriptions.commands";
import { route } from "@/lib/http/route";

export const PATCH = route(
  { params: alertParams, body: managedChangeInput },
  async ({ params, body: { token, ...change } }) => ({
    alert: await changeManaged(token, params.alertId, change),
  }),
);
