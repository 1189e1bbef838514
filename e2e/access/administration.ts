import { randomUUID } from "node:crypto";
import { type AccessRow, everyone, members, row } from "./rows";

const adminsPage = (path: string) =>
  row(`GET ${path}`, {
    ...everyone("/app"),
    visitor: `/login?from=${encodeURIComponent(path)}`,
    employer: "/employer/home",
    otherEmployer: "/employer/home",
    admin: 200,
  });
// There is none with this id, which an admin's page says.
const A_SOURCE = `/admin/sources/${randomUUID()}`;
const A_WEBHOOK = `/admin/webhooks/${randomUUID()}`;
// Another one is called so.
const TAKEN = { name: "Finance", slug: "", icon: "blocks", accent: 1, parent: null, words: [] };
// Everything else has to stay where it is.
const A_CATEGORY = "/api/admin/categories/other";
// A place that there isn't.
const A_BOARD = {
  ...{ name: "Elsewhere", host: "elsewhere.example.org", categories: [], companies: [] },
  ...{ places: [{ place: "Nowhereville", km: null }], sources: [], admins: [] },
};
const NO_BOARD = `/api/admin/boards/${randomUUID()}`;
const A_FIELD = "/admin/fields/none";
const A_REDIRECT = `/api/admin/redirects/${randomUUID()}`;
const admins = (response: number) => ({ ...members(403), admin: response });

/** The log, metrics, failed tasks, settings and taxonomies. */
export const ADMINISTRATION_ROWS: readonly AccessRow[] = [
  ...["/admin/metrics", "/admin/log", "/admin/settings", "/admin/tasks", "/admin/taxonomies"].map(
    adminsPage,
  ),
  ...["/admin/appearance", "/admin/words"].map(adminsPage),
  ...["/admin/sources", "/admin/sources/new", "/admin/api-keys"].map(adminsPage),
  adminsPage("/admin/webhooks"),
  ...["/admin/fields", "/admin/fields/new"].map(adminsPage),
  row(
    "GET /admin/fields/[fieldKey]",
    { ...adminsPage(A_FIELD).expected, admin: 404 },
    { at: A_FIELD },
  ),
  row("POST /api/admin/custom-fields", members(422), { body: { name: "", kind: "text" } }),
  // There is none to put in order.
  row("PUT /api/admin/custom-fields", admins(409), { body: { keys: ["none"] } }),
  row("PATCH /api/admin/custom-fields/[fieldKey]", admins(404), {
    at: "/api/admin/custom-fields/none",
    body: { help: "" },
  }),
  row("DELETE /api/admin/custom-fields/[fieldKey]", admins(404), {
    at: "/api/admin/custom-fields/none",
  }),
  adminsPage("/admin/content/redirects"),
  // The home page can't lead elsewhere.
  row("POST /api/admin/redirects", admins(422), { body: { address: "/", target: "/jobs" } }),
  row("PUT /api/admin/redirects/[redirectId]", admins(404), {
    at: A_REDIRECT,
    body: { address: "/old", target: "/jobs" },
  }),
  row("DELETE /api/admin/redirects/[redirectId]", admins(404), { at: A_REDIRECT }),
  row("POST /api/admin/redirects/imports", admins(422)),
  // An admin, too, has to prove who they are.
  row("POST /api/admin/api-keys", admins(422), { body: { name: "Bot", scopes: ["import"] } }),
  row("POST /api/admin/api-keys/[keyId]/rotation", admins(422), {
    at: `/api/admin/api-keys/${randomUUID()}/rotation`,
    body: {},
  }),
  row("DELETE /api/admin/api-keys/[keyId]", admins(404), {
    at: `/api/admin/api-keys/${randomUUID()}`,
  }),
  row(
    "GET /admin/webhooks/[webhookId]",
    { ...adminsPage(A_WEBHOOK).expected, admin: 404 },
    { at: A_WEBHOOK },
  ),
  // An address that is never asked.
  row("POST /api/admin/webhooks", admins(422), {
    body: { name: "Bot", url: "http://10.0.0.1", events: ["job.ended"] },
  }),
  row("PATCH /api/admin/webhooks/[webhookId]", admins(404), {
    at: `/api${A_WEBHOOK}`,
    body: { isOn: false },
  }),
  row("DELETE /api/admin/webhooks/[webhookId]", admins(404), { at: `/api${A_WEBHOOK}` }),
  row("POST /api/admin/webhooks/[webhookId]/rotation", admins(404), {
    at: `/api${A_WEBHOOK}/rotation`,
    body: {},
  }),
  row("POST /api/admin/webhooks/[webhookId]/tests", admins(404), { at: `/api${A_WEBHOOK}/tests` }),
  row("POST /api/admin/webhooks/[webhookId]/deliveries/[deliveryId]/replay", admins(404), {
    at: `/api${A_WEBHOOK}/deliveries/${randomUUID()}/replay`,
  }),
  row(
    "GET /admin/sources/[sourceId]",
    { ...adminsPage(A_SOURCE).expected, admin: 404 },
    { at: A_SOURCE },
  ),
  row("GET /api/admin/sources", admins(200)),
  row("GET /api/admin/sources/[sourceId]", admins(404), { at: `/api${A_SOURCE}` }),
  // An address that is never asked.
  row("POST /api/admin/sources/previews", admins(422), { body: { address: "ftp://x.example" } }),
  row("POST /api/admin/sources", admins(422), {
    body: { address: "ftp://x.example", name: "None", everyHours: 24 },
  }),
  row("PATCH /api/admin/sources/[sourceId]", admins(404), {
    at: `/api${A_SOURCE}`,
    body: { isPaused: true },
  }),
  row("DELETE /api/admin/sources/[sourceId]", admins(404), { at: `/api${A_SOURCE}?jobs=keep` }),
  row("POST /api/admin/sources/[sourceId]/previews", admins(404), {
    at: `/api${A_SOURCE}/previews`,
    body: {},
  }),
  row("POST /api/admin/sources/[sourceId]/runs", admins(404), {
    at: `/api${A_SOURCE}/runs`,
    body: {},
  }),
  row("GET /api/admin/audit-entries/export", admins(200)),
  row("PATCH /api/admin/appearance", admins(200), { body: {} }),
  row("PUT /api/admin/icon", admins(422)),
  row("DELETE /api/admin/icon", admins(204)),
  row("PUT /api/admin/brand-pictures/[picture]", admins(422), {
    at: "/api/admin/brand-pictures/hero",
  }),
  row("DELETE /api/admin/brand-pictures/[picture]", admins(204), {
    at: "/api/admin/brand-pictures/hero",
  }),
  row("PATCH /api/admin/words", admins(200), { body: {} }),
  row("PATCH /api/admin/features", admins(200), { body: {} }),
  row("PUT /api/admin/discovery", members(422), { body: {} }),
  row("PATCH /api/admin/settings", admins(200), { body: {} }),
  row("POST /api/admin/tasks/retries", admins(404), { body: { taskIds: ["999999999999"] } }),
  row("DELETE /api/admin/tasks/[taskId]", admins(404), { at: "/api/admin/tasks/999999999999" }),
  // Words that no search looks for.
  row("POST /api/admin/synonyms", admins(422), { body: { terms: ["the", "of"] } }),
  row("DELETE /api/admin/synonyms/[synonymId]", admins(404), {
    at: `/api/admin/synonyms/${randomUUID()}`,
  }),
  row("PUT /api/admin/built-in-synonyms/[name]", admins(404), {
    at: "/api/admin/built-in-synonyms/none",
  }),
  row("DELETE /api/admin/built-in-synonyms/[name]", admins(404), {
    at: "/api/admin/built-in-synonyms/none",
  }),
  adminsPage("/admin/boards"),
  row("GET /api/admin/boards", admins(200)),
  row("POST /api/admin/boards", admins(422), { body: A_BOARD }),
  row("PUT /api/admin/boards/[boardId]", admins(404), {
    at: NO_BOARD,
    body: { ...A_BOARD, places: [] },
  }),
  row("DELETE /api/admin/boards/[boardId]", admins(404), { at: NO_BOARD }),
  adminsPage("/admin/categories"),
  row("GET /api/admin/categories", admins(200)),
  row("POST /api/admin/categories", admins(422), { body: TAKEN }),
  row("PUT /api/admin/categories/[code]", admins(422), { at: A_CATEGORY, body: TAKEN }),
  row("POST /api/admin/categories/[code]/merge", admins(422), {
    at: `${A_CATEGORY}/merge`,
    body: { into: "other" },
  }),
  row("POST /api/admin/categories/[code]/moves", admins(404), {
    at: "/api/admin/categories/own_59/moves",
    body: { direction: "up" },
  }),
  row("PUT /api/admin/category-cards", members(422), { body: { cards: [] } }),
  row("DELETE /api/admin/category-cards", admins(204)),
];
