import { route } from "@/lib/http/route";
import { notificationParams, readStateInput } from "@/lib/notifications/schema";
import { setReadState } from "@/lib/notifications/site/commands";

export const PATCH = route(
  { auth: "required", params: notificationParams, body: readStateInput },
  async ({ actor, params, body }) => setReadState(actor, params.notificationId, body.isRead),
);
