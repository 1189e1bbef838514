import { createAlert } from "@/lib/alerts/commands";
import { listAlerts } from "@/lib/alerts/queries";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor }) => ({
  alerts: await listAlerts(actor),
}));

export const POST = route(operation.POST, ({ actor, body }) => createAlert(actor, body));
