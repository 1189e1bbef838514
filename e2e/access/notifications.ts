import { randomUUID } from "node:crypto";
import { everyone, members, membersPage, page, row } from "./rows";

// Nobody finds anyone else's notification.
export const NOTIFICATION_ROWS = [
  membersPage("/notifications"),
  row("GET /api/notifications", members(200)),
  row("GET /api/notifications/count", members(200)),
  row("POST /api/notifications/read", members(422), { body: {} }),
  row("PATCH /api/notifications/[notificationId]", members(404), {
    at: `/api/notifications/${randomUUID()}`,
    body: { isRead: true },
  }),
  // The secret of the mail provider opens it, and no account.
  row("POST /api/mail/inbound", everyone(401), { body: { email: "From: a@example.org" } }),
  row("PATCH /api/account/notification-preferences", members(422), { body: { nothing: 1 } }),
  row("PATCH /api/account/company-news", members(404), {
    body: { companyId: randomUUID(), timings: { new_application: "daily" } },
  }),
  page("/company-news/unsubscribe", "/company-news/unsubscribe?token=none"),
  row("POST /api/company-news/unsubscribe", everyone(410), {
    at: "/api/company-news/unsubscribe?token=none",
  }),
];
