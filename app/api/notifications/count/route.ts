import { route } from "@/lib/http/route";
import { countUnread } from "@/lib/notifications/bell.queries";

export const GET = route({ auth: "required" }, async ({ actor }) => ({
  unread: await countUnread(actor),
}));
