import { randomUUID } from "node:crypto";
import { type AccessRow, everyone, members, membersPage, page, row } from "./rows";

const NOBODYS = `/api/alerts/${randomUUID()}`;
const NO_LINK = "none";

/** Job alerts: a person's own, and where the links in their emails lead. */
export const ALERT_ROWS: readonly AccessRow[] = [
  membersPage("/app/alerts"),
  page("/alerts/confirm", `/alerts/confirm?token=${NO_LINK}`),
  page("/alerts/manage", `/alerts/manage?token=${NO_LINK}`),
  page("/alerts/renew", `/alerts/renew?token=${NO_LINK}`),
  page("/alerts/unsubscribe", `/alerts/unsubscribe?token=${NO_LINK}`),
  page("/alerts/requested"),
  row("GET /api/alerts", members(200)),
  row("POST /api/alerts", members(422), { body: {} }),
  row("PATCH /api/alerts/[alertId]", members(404), { at: NOBODYS, body: { name: "Mine" } }),
  row("DELETE /api/alerts/[alertId]", members(404), { at: NOBODYS }),
  row("POST /api/alerts/subscriptions", everyone(422), { body: {} }),
  row("POST /api/alerts/subscriptions/confirm", everyone(410), { body: { token: NO_LINK } }),
  row("PATCH /api/alerts/subscriptions/[alertId]", everyone(410), {
    at: `/api/alerts/subscriptions/${randomUUID()}`,
    body: { token: NO_LINK, status: "paused" },
  }),
  row("POST /api/alerts/unsubscribe", everyone(410), {
    at: `/api/alerts/unsubscribe?token=${NO_LINK}`,
  }),
  row("POST /api/alerts/renew", everyone(410), { body: { token: NO_LINK } }),
];
