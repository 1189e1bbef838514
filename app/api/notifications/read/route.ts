import { route } from "@/lib/http/route";
import { readInput } from "@/lib/notifications/schema";
import { markRead } from "@/lib/notifications/site/commands";

export const POST = route({ auth: "required", body: readInput }, async ({ actor, body }) => ({
  unread: await markRead(actor, body),
}));
