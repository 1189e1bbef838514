import { STATUS_NAMES } from "../status";
import type { CompanyExportView, ExportKind } from "./exports.schema";
import type { PipelineRow } from "./schema";

const HOUR_MS = 3_600_000;

type StoredExport = { id: string; kind: ExportKind; requestedAt: Date; expiresAt: Date | null };

/** An export as the person who requested it sees it; one that took over an hour has failed. */
export function toExportView(
  { id, kind, requestedAt, expiresAt }: StoredExport,
  now: Date,
): CompanyExportView {
  const isLate = now.getTime() - requestedAt.getTime() > HOUR_MS;
  const unready = isLate ? "failed" : "preparing";
  const state = expiresAt === null ? unready : expiresAt <= now ? "expired" : "ready";
  return {
    id,
    kind,
    state,
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

/** The table's header row. */
export const COLUMNS = [
  "Reference",
  "Name",
  "Email",
  "Phone",
  "Job",
  "Stage",
  "Status",
  "Applied",
  "Last change",
  "Opened",
  "Skills",
  "Tags",
  "Added by",
] as const;

export type ApplicantContact = { email: string; phone: string | null; tags: string[] };

/**
 * An application as a row of the table; hidden applicants have no address or phone number there
 * either.
 */
export function valuesOf(
  row: PipelineRow,
  { contact, stage }: { contact: ApplicantContact | undefined; stage: string | undefined },
): (string | null)[] {
  const { reference, name, isHidden, jobTitle, status, submittedAt, changedAt, isNew, skills } =
    row;
  const { addedBy } = row;
  return [
    reference,
    name,
    isHidden ? null : (contact?.email ?? null),
    isHidden ? null : (contact?.phone ?? null),
    jobTitle,
    stage ?? STATUS_NAMES[status],
    STATUS_NAMES[status],
    submittedAt,
    changedAt,
    isNew ? "no" : "yes",
    skills ? `${skills.matched} of ${skills.wanted}` : null,
    contact?.tags.join(", ") ?? null,
    addedBy,
  ];
}

/** A resume's unique name in the archive, safe on every system. */
export function fileNameOf({ reference, name }: PipelineRow, format: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}\p{M} .'-]+/gu, " ")
    .replace(/[\s.]+/gu, " ")
    .trim()
    .slice(0, 80)
    .trim();
  const file = `${reference} ${plain}`.trim();
  return `resumes/${file}.${format}`;
}
