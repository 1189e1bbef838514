import { createAlert } from "@/lib/alerts/commands";
import { listAlerts } from "@/lib/alerts/queries";
import { alertInput } from "@/lib/alerts/schema";
import { route } from "@/lib/http/route";

export const GET = route({ auth: "required" }, async ({ actor }) => ({
  alerts: await listAlerts(actor),
}));

export const POST = route({ auth: "required", body: alertInput, status: 201 }, ({ actor, body }) =>
  createAlert(actor, body),
);
