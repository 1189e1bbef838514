import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { DomainError } from "@/lib/shared/errors";
import { redact } from "../applicants/redaction";
import { hiddenName, isHidden } from "../employer-view/blind-screening";
import { findReached } from "../employer-view/queries";
import type { OfferTerms } from "../offers/schema";
import { stageFor } from "../pipeline/stages";
import { readStages } from "../pipeline/stages.queries";
import type { Stage } from "../pipeline/stages.schema";
import { canHandleApplications } from "../policy";
import type { ApplicationStatus } from "../schema";
import { APPLICANT_ZONE } from "./recipients.queries";
import type { LetterEnd, LetterView, Outbox } from "./schema";

/** How many of the letters that ended a list shows. */
const ENDED_MAX = 100;

type Row = Omit<LetterView, "name" | "canMoveBack" | "sendAt" | "writtenAt" | "endedAt"> & {
  reference: string;
  fullName: string;
  applicationStatus: ApplicationStatus;
  stageId: string | null;
  isShown: boolean;
  fromStatus: ApplicationStatus;
  sendAt: Date;
  writtenAt: Date;
  endedAt: Date | null;
  endReason: LetterEnd | null;
  offer: OfferTerms | null;
};

type Team = { isBlind: boolean; stages: Stage[] };

function toView(row: Row, { isBlind, stages }: Team): LetterView {
  const { reference, fullName, applicationStatus, stageId, isShown, fromStatus, ...rest } = row;
  const stage = stages.find(({ id }) => id === stageId) ?? stageFor(stages, applicationStatus);
  const hides = isHidden({ isBlind, isShown, stage, status: applicationStatus });
  return {
    ...rest,
    name: hides ? hiddenName(reference) : fullName,
    text: hides ? redact(row.text, fullName) : row.text,
    canMoveBack: row.tells !== fromStatus,
    sendAt: row.sendAt.toISOString(),
    writtenAt: row.writtenAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

async function listWhere(condition: Prisma.Sql): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT l.id, l.batch_id AS "batchId", l.application_id AS "applicationId", a.reference,
      d.full_name AS "fullName", a.status::text AS "applicationStatus", a.stage_id AS "stageId",
      a.name_shown_at IS NOT NULL AS "isShown",
      v.title AS "jobTitle", l.status::text, l.tells::text, l.from_status::text AS "fromStatus",
      l.template, l.subject, l.text, l.offer, l.send_at AS "sendAt",
      ${APPLICANT_ZONE} AS "timeZone", l.version, l.created_at AS "writtenAt",
      w.full_name AS "writtenBy", l.ended_at AS "endedAt", e.full_name AS "endedBy",
      l.end_reason AS "endReason", l.is_mailed AS "isMailed"
    FROM application_letters l JOIN application_details d ON d.application_id = l.application_id
      JOIN applications a ON a.id = l.application_id
      JOIN job_versions v ON v.job_id = a.job_id AND v.version = a.job_version
      LEFT JOIN users w ON w.id = l.written_by_user_id
      LEFT JOIN users e ON e.id = l.ended_by_user_id
    WHERE ${condition}`;
}

// No one at a company sees anything of someone who has withdrawn, or of a posting taken down.
const SEEN = Prisma.sql`a.status NOT IN ('held', 'withdrawn')
  AND NOT EXISTS (SELECT 1 FROM jobs j WHERE j.id = a.job_id AND j.status = 'removed')`;

async function findTeam(companyId: string): Promise<Team | null> {
  const company = await db.company.findFirst({
    where: { id: companyId, status: "active" },
    select: { isBlind: true },
  });
  return company && { isBlind: company.isBlind, stages: await readStages(companyId) };
}

/**
 * What a company's outbox holds, of one job or of all. Throws `not_found` for strangers and
 * suspended companies.
 */
export async function readOutbox(
  actor: Actor,
  { companyId, jobId = null }: { companyId: string; jobId?: string | null | undefined },
): Promise<Outbox> {
  const team = canHandleApplications(actor, companyId) ? await findTeam(companyId) : null;
  if (!team) throw new DomainError("not_found", "Company not found");
  const ofJob = jobId ? Prisma.sql`AND a.job_id = ${jobId}::uuid` : Prisma.empty;
  const ours = Prisma.sql`l.company_id = ${companyId}::uuid AND ${SEEN} ${ofJob}`;
  const [waiting, ended] = await Promise.all([
    listWhere(Prisma.sql`${ours} AND l.status = 'waiting' ORDER BY l.send_at, l.id`),
    listWhere(Prisma.sql`${ours} AND l.status <> 'waiting'
      ORDER BY l.ended_at DESC, l.id LIMIT ${ENDED_MAX}`),
  ]);
  return {
    waiting: waiting.map((row) => toView(row, team)),
    ended: ended.map((row) => toView(row, team)),
  };
}

/**
 * What an applicant was told with decisions, when and by whom, and what waits to be told; the
 * latest first. Throws `not_found` for strangers.
 */
export async function listLetters(actor: Actor, applicationId: string): Promise<LetterView[]> {
  const { companyId } = await findReached(actor, applicationId, { needed: "decide" });
  const team = await findTeam(companyId);
  if (!team) throw new DomainError("not_found", "Application not found");
  const rows = await listWhere(
    Prisma.sql`l.application_id = ${applicationId}::uuid ORDER BY l.created_at DESC, l.id`,
  );
  return rows.map((row) => toView(row, team));
}

/** Why the company decided as it did, if someone said so. Throws `not_found` for strangers. */
export async function findReason(actor: Actor, applicationId: string): Promise<string | null> {
  await findReached(actor, applicationId, { needed: "decide" });
  const found = await db.applicationReason.findUnique({ where: { applicationId } });
  return found?.reason ?? null;
}
