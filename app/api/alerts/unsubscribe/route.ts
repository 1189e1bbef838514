import { alertTokenQuery } from "@/lib/alerts/schema";
import { unsubscribe } from "@/lib/alerts/subscriptions.commands";
import { route } from "@/lib/http/route";

// Mail programs send a form whose one field says "One-Click" (RFC 8058). There is nothing in it
// to read, nor a cookie: the address says all. A browser without scripts gets a page.
export const POST = route({ query: alertTokenQuery }, async ({ query, request }) => {
  await unsubscribe(query.token);
  if (!(request.headers.get("accept") ?? "").includes("text/html")) return { stopped: true };
  return new Response(null, { status: 303, headers: { location: "/alerts/unsubscribe?done=1" } });
});
