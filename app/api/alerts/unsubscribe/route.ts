import { unsubscribe } from "@/lib/alerts/subscriptions.commands";
import { SeeOther } from "@/lib/http/operation";
import { route } from "@/lib/http/route";
import * as operation from "./operation";

// Mail programs send a form whose one field says "One-Click" (RFC 8058). There is nothing in it
// to read, nor a cookie: the address says all. A browser without scripts gets a page.
export const POST = route(operation.POST, async ({ query, request }) => {
  await unsubscribe(query.token);
  const isPage = (request.headers.get("accept") ?? "").includes("text/html");
  return isPage ? new SeeOther("/alerts/unsubscribe?done=1") : { stopped: true };
});
