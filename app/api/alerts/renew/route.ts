import { alertTokenInput } from "@/lib/alerts/schema";
import { renewAlert } from "@/lib/alerts/subscriptions.commands";
import { route } from "@/lib/http/route";

export const POST = route({ body: alertTokenInput }, ({ body }) => renewAlert(body.token));
