import { SeeOther } from "@/lib/http/operation";
import { route } from "@/lib/http/route";
import { stopCompanyNews } from "@/lib/notifications/digests/timings.commands";
import * as operation from "./operation";

// Mail programs send a form with the single field "One-Click" (RFC 8058). The handler reads neither
// it nor a cookie, because the address says everything. A browser without scripts gets a page.
export const POST = route(operation.POST, async ({ query, request }) => {
  await stopCompanyNews(query.token);
  const isPage = (request.headers.get("accept") ?? "").includes("text/html");
  return isPage ? new SeeOther("/company-news/unsubscribe?done=1") : { stopped: true };
});
