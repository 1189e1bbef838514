import { unsubscribe } from "@/lib/alerts/subscriptions.commands";
import { SeeOther } from "@/lib/http/operation";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

// Mail programs send a form with the single field "One-Click" (RFC 8058). The handler reads neither
// it nor a cookie, because the address says everything. A browser without scripts gets a page.
export const POST = route(operation.POST, async ({ query, request }) => {
  await unsubscribe(query.token);
  const isPage = (request.headers.get("accept") ?? "").includes("text/html");
  return isPage ? new SeeOther("/alerts/unsubscribe?done=1") : { stopped: true };
});
