import { route } from "@/lib/http/route";
import { changeCompanyNews } from "@/lib/notifications/digests/timings.commands";
import * as operation from "./operation";

export const PATCH = route(operation.PATCH, async ({ actor, body }) => ({
  companies: await changeCompanyNews(actor, body),
}));
