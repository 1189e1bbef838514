import { route } from "@/lib/http/route";
import { listNotifications } from "@/lib/notifications/bell.queries";
import { pageQuery } from "@/lib/notifications/schema";

export const GET = route({ auth: "required", query: pageQuery }, async ({ actor, query }) =>
  listNotifications(actor, query.page),
);
