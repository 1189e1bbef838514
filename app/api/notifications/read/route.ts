import { route } from "@/lib/http/route";
import { markRead } from "@/lib/notifications/bell.commands";
import { readInput } from "@/lib/notifications/schema";

export const POST = route({ auth: "required", body: readInput }, async ({ actor, body }) => ({
  unread: await markRead(actor, body),
}));
