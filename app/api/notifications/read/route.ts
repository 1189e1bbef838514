import { route } from "@/lib/http/route";
import { markRead } from "@/lib/notifications/bell.commands";
import * as operation from "./operation";

export const POST = route(operation.POST, async ({ actor, body }) => ({
  unread: await markRead(actor, body),
}));
