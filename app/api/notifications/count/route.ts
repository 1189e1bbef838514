import { route } from "@/lib/http/route";
import { countUnread } from "@/lib/notifications/bell.queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor }) => ({
  unread: await countUnread(actor),
}));
