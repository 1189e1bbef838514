import { route } from "@/lib/http/route";
import { setReadState } from "@/lib/notifications/bell.commands";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, async ({ actor, params, body }) =>
  setReadState(actor, params.notificationId, body.isRead),
);
