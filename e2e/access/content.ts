import { randomUUID } from "node:crypto";
import { type AccessRow, everyone, members, row } from "./rows";

const id = randomUUID();
const nobodys = `/api/admin/posts/${id}`;

/** Approved admins only: visitors go to the login, others home. */
function adminsPage(route: string, at = route, response = 200): AccessRow {
  const responses = {
    ...everyone("/app"),
    visitor: `/login?from=${encodeURIComponent(at)}`,
    employer: "/employer/home",
    otherEmployer: "/employer/home",
    admin: response,
  };
  return row(`GET ${route}`, responses, { at });
}

/** A call for approved admins only. An empty body passes the access check and fails after it. */
function adminsCall(
  call: string,
  response: number,
  more: { at?: string; body?: unknown } = {},
): AccessRow {
  return row(call, { ...members(403), admin: response }, more);
}

const TEXT = { title: "Title", summary: "Summary", body: "Text", version: 99 };
const POST = { title: "Title", version: 1 };

/** The blog, the pages of text, messages to the operator, announcements. */
export const CONTENT_ROWS: readonly AccessRow[] = [
  row("GET /Blogs/[slug]", everyone(404), { at: "/Blogs/no-such-article" }),
  row("GET /og/blog/[slug]", everyone(404), { at: "/og/blog/no-such-article" }),
  row("POST /api/contact-messages", everyone(422), { body: {} }),
  adminsPage("/admin/content"),
  adminsPage("/admin/content/posts/new"),
  adminsPage("/admin/content/posts/[postId]", `/admin/content/posts/${id}`, 404),
  adminsPage("/admin/content/pages"),
  adminsPage("/admin/content/pages/[page]", "/admin/content/pages/about"),
  adminsPage("/admin/content/announcements"),
  adminsPage("/admin/content/messages"),
  adminsCall("GET /api/admin/posts", 200),
  // An article without a title is refused before access is checked.
  row("POST /api/admin/posts", members(422), { body: {} }),
  adminsCall("GET /api/admin/posts/[postId]", 404, { at: nobodys }),
  adminsCall("PUT /api/admin/posts/[postId]", 404, { at: nobodys, body: POST }),
  adminsCall("DELETE /api/admin/posts/[postId]", 204, { at: nobodys }),
  adminsCall("PUT /api/admin/posts/[postId]/cover", 404, { at: `${nobodys}/cover` }),
  adminsCall("DELETE /api/admin/posts/[postId]/cover", 404, { at: `${nobodys}/cover` }),
  adminsCall("GET /api/admin/pages/[page]", 200, { at: "/api/admin/pages/about" }),
  adminsCall("PUT /api/admin/pages/[page]", 409, { at: "/api/admin/pages/about", body: TEXT }),
  adminsCall("DELETE /api/admin/pages/[page]", 200, { at: "/api/admin/pages/terms?version=0" }),
  adminsCall("POST /api/admin/content-previews", 200, { body: { of: "post", text: "*x*" } }),
  adminsCall("GET /api/admin/contact-messages", 200),
  adminsCall("PATCH /api/admin/contact-messages/[messageId]", 404, {
    at: `/api/admin/contact-messages/${id}`,
    body: { isClosed: true },
  }),
  adminsCall("DELETE /api/admin/contact-messages/[messageId]", 204, {
    at: `/api/admin/contact-messages/${id}`,
  }),
  adminsCall("GET /api/admin/announcements", 200),
  row("POST /api/admin/announcements", members(422), { body: {} }),
  adminsCall("PUT /api/admin/announcements/[announcementId]", 404, {
    at: `/api/admin/announcements/${id}`,
    body: { text: "We move tonight." },
  }),
  adminsCall("DELETE /api/admin/announcements/[announcementId]", 204, {
    at: `/api/admin/announcements/${id}`,
  }),
];
