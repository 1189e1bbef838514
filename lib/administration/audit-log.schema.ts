import { z } from "zod";

export const PAGE_SIZE = 50;

const day = z.iso.date();
const text = z.string().trim().max(200);

const shape = {
  /** A person's user name or address, or an id. */
  q: text,
  action: z
    .string()
    .regex(/^[a-z_]+(?:\.[a-z_]+)?$/)
    .or(z.literal("")),
  /** Calendar days in UTC, both included. */
  from: day.nullable(),
  until: day.nullable(),
};
export const auditQuery = z.object({
  q: shape.q.catch(""),
  action: shape.action.catch(""),
  from: shape.from.catch(null),
  until: shape.until.catch(null),
  /** The last entry of the previous page. */
  after: z.uuid().nullable().catch(null),
});
export type AuditQuery = z.infer<typeof auditQuery>;

/** The query for a file of the log. */
export const auditExportQuery = z.strictObject({
  q: shape.q.default("").describe("A user name, an address or an id."),
  action: z
    .string()
    .regex(/^[a-z_]+(?:\.[a-z_]+)?$/, "action must be one of the log's, such as session.started")
    .or(z.literal(""))
    .default(""),
  from: z.iso.date("from must be a day such as 2026-11-21").nullable().default(null),
  until: z.iso.date("until must be a day such as 2026-11-21").nullable().default(null),
});
export type AuditExportQuery = z.infer<typeof auditExportQuery>;

/** An entry as an admin reads it. */
export type AuditView = {
  id: string;
  at: string;
  action: string;
  /** Who did it: null if unknown; without a name if the account is gone. */
  actor: { id: string; username: string | null } | null;
  target: { type: string; id: string; name: string | null } | null;
  /** Equal for equal network addresses. */
  network: string | null;
  details: readonly (readonly [name: string, value: string])[];
};

export type AuditPage = {
  entries: AuditView[];
  /** Every action that the log has. */
  actions: string[];
  /** The entry after which the next page begins; null on the last page. */
  next: string | null;
};
