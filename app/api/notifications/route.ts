import { route } from "@/lib/http/route";
import { pageQuery } from "@/lib/notifications/schema";
import { listNotifications } from "@/lib/notifications/site/queries";

export const GET = route({ auth: "required", query: pageQuery }, async ({ actor, query }) =>
  listNotifications(actor, query.page),
);
