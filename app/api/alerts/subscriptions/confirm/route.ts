import { confirmSubscription } from "@/lib/alerts/subscriptions.commands";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

export const POST = route(operation.POST, ({ body }) => confirmSubscription(body.token));
