import type { Operation } from "@/lib/http/operation";
import { notificationPage, pageQuery } from "@/lib/notifications/schema";

export const GET = {
  summary: "List your notifications, newest first",
  description: "Twenty per page. They are kept for six months unless the site sets another period.",
  auth: "required",
  query: pageQuery,
  response: notificationPage,
  problems: { 422: "`page` isn't a page number." },
} satisfies Operation;
