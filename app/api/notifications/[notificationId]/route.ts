import { route } from "@/lib/http/route";
import { setReadState } from "@/lib/notifications/bell.commands";
import { notificationParams, readStateInput } from "@/lib/notifications/schema";

export const PATCH = route(
  { auth: "required", params: notificationParams, body: readStateInput },
  async ({ actor, params, body }) => setReadState(actor, params.notificationId, body.isRead),
);
