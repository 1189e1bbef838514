import { randomUUID } from "node:crypto";
import { ACCESS } from "../access/matrix";
import type { AccessRow } from "../access/rows";
import { bodiesOf } from "./company-bodies";
import { BY_LINK, KINDS, PUBLIC } from "./company-kinds";
import { type FirstCompany, POSTING } from "./first-company";

// The calls about something in a company, from the access matrix. For anyone else, an existing
// thing gets the same response as a missing one.

/** Admin routes belong to no company; the matrix alone says who gets them. */
const ADMINS = /^\/(?:api\/)?admin(?:\/|$)/;
/** The matrix's rows that concern a company's people. */
export const ROWS: readonly AccessRow[] = ACCESS.filter(({ route }) => !ADMINS.test(route));
export const kindsOf = ({ route }: AccessRow) =>
  [...route.matchAll(/\[([^\]]+)\]/g)].map(([, kind]) => kind);

/** The query, of calls that need one. */
const QUERIES = new Map([
  ...[...BY_LINK].flatMap(([route, status]) =>
    status === 200 ? [[`GET ${route}`, "?token=none"] as const] : [],
  ),
  ["POST /api/companies/[companyId]/pictures/photos", "?alt=A+quay"],
  ["POST /api/employer/companies/[companyId]/offer-documents", "?name=offer.pdf"],
  ["POST /api/employer/applications/[applicationId]/resume", "?name=cv.pdf"],
  ["GET /api/added-people/[applicationId]/resume", "?token=none"],
  ["DELETE /api/companies/[companyId]/sources/[sourceId]", "?jobs=keep"],
]);

const DAY = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 16);

type Ids = FirstCompany["ids"];
/** A call about something in a company, and the status for someone who doesn't belong to it. */
export type CompanyCall = {
  method: string;
  route: string;
  path: string;
  body: unknown;
  status: number;
};

function fill({ route }: AccessRow, ids: Ids): string {
  return route.replace(/\[([^\]]+)\]/g, (_, kind: string) => ids[kind] ?? randomUUID());
}

/** The matrix's calls about something in a company, with this company's ids. */
export function callsAbout(ids: Ids): CompanyCall[] {
  const rows = ROWS.filter(
    (row) => kindsOf(row).some((kind) => KINDS.includes(`${kind}`)) && !PUBLIC.has(row.route),
  );
  const bodies = bodiesOf(ids);
  return rows.map((row) => {
    const { method, route } = row;
    const status = BY_LINK.get(route) ?? 404;
    // Deleting a draft is the same whether or not it existed.
    const isGone = `${method} ${route}` === "DELETE /api/job-drafts/[draftId]";
    const body = bodies[`${method} ${route}`] ?? row.body;
    const path = `${fill(row, ids)}${QUERIES.get(`${method} ${route}`) ?? ""}`;
    return { method, route, path, body, status: isGone ? 204 : status };
  });
}

/** Calls that name the company, or something in it, outside the path. */
export function callsWithIds({ ids, posting }: FirstCompany): CompanyCall[] {
  const { companyId, jobId, stageId, postingTemplateId, draftId, applicationId, letterId } = ids;
  const one = { id: applicationId, version: 1 };
  const slug = posting.slug.replace("harbour-pilot", "pilots-of");
  const calls: [status: number, call: string, search?: string, body?: unknown][] = [
    [200, "GET /employer", `from=${jobId}`],
    [200, "GET /employer", `template=${postingTemplateId}`],
    [200, "GET /employer", `template=${draftId}`],
    [200, "GET /employer/home"],
    [200, "GET /employer/jobs", `company=${slug}`],
    [404, "GET /employer/applications", `companyId=${companyId}`],
    [200, "GET /employer/applications", `jobId=${jobId}&show=all`],
    [200, "GET /employer/applications", `stageId=${stageId}&view=table`],
    [404, "GET /employer/applications/stages", `companyId=${companyId}`],
    [404, "GET /employer/applications/stages", `jobId=${jobId}`],
    [404, "GET /employer/applications/letters", `companyId=${companyId}`],
    [404, "GET /employer/applications/add", `companyId=${companyId}`],
    [404, "GET /employer/applications/talent-pool", `company=${companyId}`],
    [404, "GET /employer/applications/add", `jobId=${jobId}`],
    [404, "GET /api/employer/letters", `companyId=${companyId}`],
    [
      404,
      "GET /api/employer/letters/preparation",
      `stageId=${stageId}&applications=${applicationId}`,
    ],
    [
      200,
      "PATCH /api/employer/letters",
      "",
      { letters: [{ id: letterId, version: 1 }], subject: "Mine", text: "Mine" },
    ],
    [200, "POST /api/employer/letters/recalls", "", { letterIds: [letterId], movesBack: true }],
    [200, "POST /api/employer/letters/sendings", "", { letterIds: [letterId] }],
    [404, "GET /employer/analytics", `job=${jobId}`],
    [200, "GET /employer/profile", `company=${companyId}`],
    [200, "GET /employer/profile/team", `company=${companyId}`],
    [200, "GET /employer/profile/api-keys", `company=${companyId}`],
    [200, "GET /employer/profile/webhooks", `company=${companyId}`],
    [200, "GET /employer/profile/sources", `company=${companyId}`],
    [200, "GET /employer/profile/sources/new", `company=${companyId}`],
    [404, `GET /employer/profile/webhooks/${ids["webhookId"]}`, `company=${companyId}`],
    [404, "GET /api/jobs/by-reference/ats/12", `companyId=${companyId}`],
    [404, "PUT /api/jobs/by-reference/ats/12", "", { companyId, posting: POSTING }],
    [200, "GET /api/allcompanies"],
    [200, "GET /api/employer/jobs", `company=${slug}`],
    [404, "GET /api/employer/applications", `companyId=${companyId}`],
    [404, "GET /api/employer/applications/changes", `companyId=${companyId}`],
    [200, "GET /api/employer/applications", `jobId=${jobId}&show=all`],
    [200, "GET /api/employer/applications/exports"],
    [404, "GET /api/employer/analytics", `job=${jobId}`],
    [200, "GET /api/job-drafts", `companyId=${companyId}`],
    [404, "GET /api/message-templates", `companyId=${companyId}`],
    [404, "POST /api/jobs", "", { companyId, posting: POSTING }],
    [404, "POST /api/job-previews", "", { companyId, fields: { title: "Mine" } }],
    [404, "POST /api/job-drafts", "", { kind: "draft", companyId, fields: { title: "Mine" } }],
    [404, "POST /api/message-templates", "", { companyId, name: "Mine", text: "Mine" }],
    [404, "POST /api/employer/jobs/changes", "", { action: "pause", jobIds: [jobId] }],
    [
      404,
      "POST /api/employer/interview-times",
      "",
      {
        ...{ id: randomUUID(), applicationIds: [applicationId], times: [DAY], chooseUntil: DAY },
        ...{ minutes: 45, timeZone: "UTC", place: "Pier" },
      },
    ],
    [200, "POST /api/employer/applications/moves", "", { stageId, applications: [one] }],
    [
      200,
      "POST /api/employer/applications/undone-moves",
      "",
      { applications: [{ ...one, stageId }] },
    ],
    [
      200,
      "POST /api/employer/applications/messages",
      "",
      { text: "Hello", messages: [{ id: randomUUID(), applicationId }] },
    ],
    [
      200,
      "POST /api/employer/applications/tags",
      "",
      { tag: "mine", applicationIds: [applicationId] },
    ],
    [
      404,
      "POST /api/employer/applications/exports",
      "",
      { kind: "csv", search: `companyId=${companyId}` },
    ],
    [
      422,
      "POST /api/postJob",
      "",
      {
        ...{ title: "Mine", company: posting.company, location: "Pune", jobType: "Full-time" },
        ...{ category: "IT", description: "Mine.", experienceLevel: 1 },
      },
    ],
  ];
  return calls.map(([status, call, search = "", body]) => {
    const [method = "", route = ""] = call.split(" ");
    return { method, route, path: search ? `${route}?${search}` : route, body, status };
  });
}

/** They name nothing: they act on one's own company, or on none. */
export const NAMELESS = [
  "PUT /api/employer/profile",
  "POST /api/companies",
  // Companies' names, which are public.
  "GET /api/companies",
  // The signed link in an email says whose emails it stops, and needs no login.
  "POST /api/company-news/unsubscribe",
];
export const EMPLOYERS =
  /^\/(?:employer(?=\/|$)|api\/(?:employer|companies|company-|job-drafts|job-previews|jobs$|message-templates|allcompanies|postJob))/;
