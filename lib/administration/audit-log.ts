import { type AuditQuery, auditQuery } from "./audit-log.schema";

/** Reads the page's state from its address; values that can't be read are ignored. */
export function readAuditQuery(
  parameters: Record<string, string | string[] | undefined>,
): AuditQuery {
  const last = Object.entries(parameters).map(([name, value]) => [name, [value].flat().at(-1)]);
  return auditQuery.parse({ q: "", action: "", ...Object.fromEntries(last) });
}

/** The address that shows this part of the log. */
export function auditHref(query: Partial<AuditQuery>, path = "/admin/log"): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== "");
  const search = new URLSearchParams(given as [string, string][]).toString();
  return search ? `${path}?${search}` : path;
}
