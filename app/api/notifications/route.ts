import { route } from "@/lib/http/route";
import { listNotifications } from "@/lib/notifications/bell.queries";
import * as operation from "./operation";

export const GET = route(operation.GET, async ({ actor, query }) =>
  listNotifications(actor, query.page),
);
