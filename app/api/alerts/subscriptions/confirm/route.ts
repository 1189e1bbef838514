import { alertTokenInput } from "@/lib/alerts/schema";
import { confirmSubscription } from "@/lib/alerts/subscriptions.commands";
import { route } from "@/lib/http/route";

export const POST = route({ body: alertTokenInput }, ({ body }) => confirmSubscription(body.token));
