import "server-only";
import { randomUUID } from "node:crypto";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import type { Transaction } from "@/lib/platform/db/client";
import { audit } from "@/lib/platform/observability/audit";
import { announce } from "@/lib/platform/queue";
import { DomainError } from "@/lib/shared/errors";
import { companiesChanged, companyRenamed } from "./events";
import { lockForAdmin } from "./suspension.commands";

type Pair = { from: string; into: string };

/**
 * What happens to the rows of a company that is merged into another, by table. Tables that are not
 * moved are deleted with the company. A test finds tables that point at companies and are missing
 * here.
 */
export const MERGED_TABLES = {
  jobs: "moved",
  company_members: "moved unless they already exist",
  company_stages:
    "their applications go to the stage with the same name, or to none, and their jobs' own stages end",
  job_drafts: "moved",
  message_templates: "moved, and renamed if the name is taken",
  company_exports: "deleted: they are created again",
  company_invitations: "moved unless the address is already invited",
  company_join_requests: "moved unless they have already asked",
  company_verifications: "deleted: the remaining company has its own",
  company_looks: "deleted with it",
  company_pictures: "deleted: the remaining company has its own, and a sweep deletes the files",
  company_aliases: "moved",
  profile_hidden_companies: "moved: people who hide from one hide from both",
  resume_views: "moved",
  application_letters: "moved",
  offer_documents: "moved",
  interview_slot_sets: "moved",
  moderation_decisions: "moved",
  pooled_people: "moved unless the address is already in the other talent pool",
  pool_refusals: "moved unless the other one already knows it",
  api_keys: "deleted: they were made for a company that no longer exists",
  webhooks: "deleted with their log, as API keys are",
  company_sources:
    "kept without a company, and no longer read: the remaining company connects them",
  job_references: "moved unless the remaining company uses the same",
  job_repeats: "deleted: they only matter for a day or so",
} as const;

// One statement per table, in the order of their dependencies.
async function moveRows(tx: Transaction, { from, into }: Pair): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM job_stages o USING jobs j WHERE j.id = o.job_id AND j.company_id = ${from}::uuid`;
  await tx.$executeRaw`
    UPDATE applications a SET stage_id = (
      SELECT t.id FROM company_stages t WHERE t.company_id = ${into}::uuid
        AND lower(t.name) = lower(s.name) AND t.status = s.status ORDER BY t.position LIMIT 1)
    FROM company_stages s WHERE s.company_id = ${from}::uuid AND a.stage_id = s.id`;
  await tx.$executeRaw`UPDATE jobs SET company_id = ${into}::uuid WHERE company_id = ${from}::uuid`;
  await tx.$executeRaw`
    UPDATE application_letters SET company_id = ${into}::uuid WHERE company_id = ${from}::uuid`;
  await tx.$executeRaw`
    UPDATE offer_documents SET company_id = ${into}::uuid WHERE company_id = ${from}::uuid`;
  await tx.$executeRaw`
    UPDATE interview_slot_sets SET company_id = ${into}::uuid WHERE company_id = ${from}::uuid`;
  await tx.$executeRaw`
    UPDATE job_edits e SET content = jsonb_set(content, '{companyId}', to_jsonb(${into}::text))
    FROM jobs j WHERE j.id = e.job_id AND j.company_id = ${into}::uuid`;
  await tx.$executeRaw`
    INSERT INTO company_members (company_id, user_id, role, created_at, table_columns)
    SELECT ${into}::uuid, user_id, role, created_at, table_columns FROM company_members
    WHERE company_id = ${from}::uuid
    ON CONFLICT (company_id, user_id) DO NOTHING`;
  await tx.$executeRaw`
    UPDATE saved_views v SET company_id = ${into}::uuid, is_first = false,
      name = CASE WHEN EXISTS (SELECT FROM saved_views o
          WHERE o.company_id = ${into}::uuid AND o.user_id = v.user_id AND o.name = v.name)
        THEN left(v.name::text, 30) || ' ' || left(v.id::text, 8) ELSE v.name END
    WHERE company_id = ${from}::uuid`;
  await tx.$executeRaw`
    UPDATE job_references r SET company_id = ${into}::uuid
    WHERE company_id = ${from}::uuid AND NOT EXISTS (
      SELECT FROM job_references o WHERE o.company_id = ${into}::uuid AND o.source = r.source
        AND o.reference = r.reference)`;
  await tx.$executeRaw`UPDATE job_drafts SET company_id = ${into}::uuid WHERE company_id = ${from}::uuid`;
  await tx.$executeRaw`
    UPDATE message_templates m SET company_id = ${into}::uuid,
      name = CASE WHEN EXISTS (SELECT FROM message_templates o WHERE o.company_id = ${into}::uuid AND o.name = m.name)
        THEN left(m.name, 80) || ' ' || left(m.id::text, 8) ELSE m.name END
    WHERE company_id = ${from}::uuid`;
  await tx.$executeRaw`
    UPDATE company_invitations i SET company_id = ${into}::uuid
    WHERE company_id = ${from}::uuid AND NOT EXISTS (
      SELECT FROM company_invitations o WHERE o.company_id = ${into}::uuid AND o.email = i.email
        AND o.accepted_at IS NULL AND o.revoked_at IS NULL)`;
  await tx.$executeRaw`
    INSERT INTO company_join_requests (company_id, user_id, asked_at, decided_at, is_accepted)
    SELECT ${into}::uuid, user_id, asked_at, decided_at, is_accepted FROM company_join_requests r
    WHERE company_id = ${from}::uuid AND NOT EXISTS (
      SELECT FROM company_members m WHERE m.company_id = ${into}::uuid AND m.user_id = r.user_id)
    ON CONFLICT (company_id, user_id) DO NOTHING`;
  await tx.$executeRaw`
    INSERT INTO profile_hidden_companies (user_id, company_id)
    SELECT user_id, ${into}::uuid FROM profile_hidden_companies WHERE company_id = ${from}::uuid
    ON CONFLICT DO NOTHING`;
  await tx.$executeRaw`UPDATE resume_views SET company_id = ${into}::uuid WHERE company_id = ${from}::uuid`;
  await tx.$executeRaw`UPDATE company_aliases SET company_id = ${into}::uuid WHERE company_id = ${from}::uuid`;
  await tx.$executeRaw`
    UPDATE pooled_people p SET company_id = ${into}::uuid
    WHERE company_id = ${from}::uuid AND NOT EXISTS (
      SELECT FROM pooled_people o WHERE o.company_id = ${into}::uuid AND o.email = p.email)`;
  await tx.$executeRaw`
    INSERT INTO pool_refusals (company_id, hash, at)
    SELECT ${into}::uuid, hash, at FROM pool_refusals WHERE company_id = ${from}::uuid
    ON CONFLICT DO NOTHING`;
  await tx.$executeRaw`UPDATE moderation_decisions SET company_id = ${into}::uuid WHERE company_id = ${from}::uuid`;
}

/**
 * Merges two companies that are really one: `from` becomes part of `into`, with its postings,
 * applications and people. Its address then leads to the other, and an import that names it means
 * the other. This can't be undone. Throws `forbidden`, `not_found`, and `conflict` when both are
 * the same, one is suspended, or `from` is verified.
 */
export async function mergeCompanies(
  tx: Transaction,
  actor: Actor,
  { from, into }: Pair,
): Promise<{ from: string; into: string }> {
  requireAdministration(actor);
  if (from === into) throw new DomainError("conflict", "Choose two companies.");
  // Always in the same order, or two admins merging the same pair in opposite directions would
  // deadlock.
  const locked = new Map<string, Awaited<ReturnType<typeof lockForAdmin>>>();
  for (const id of [from, into].sort()) locked.set(id, await lockForAdmin(tx, id));
  const [gone, kept] = [locked.get(from), locked.get(into)];
  if (!gone || !kept) throw new DomainError("not_found", "There's no such company.");
  if (gone.status !== "active" || kept.status !== "active") {
    throw new DomainError("conflict", "One of them is suspended. Restore it first.");
  }
  if (gone.verifiedAt) {
    throw new DomainError("conflict", `${gone.name} is verified. Merge the other one into it.`);
  }
  await moveRows(tx, { from, into });
  await tx.company.delete({ where: { id: from } });
  const { nameKey, slug } = gone;
  await tx.companyAlias.upsert({
    where: { nameKey },
    create: { nameKey, slug, companyId: into },
    update: { slug, companyId: into },
  });
  await audit(tx, {
    action: "company.merged",
    actorId: actor.id,
    target: { type: "company", id: into },
    details: { from, slug },
  });
  await announce(tx, companiesChanged, { companyIds: [into, from] });
  await announce(tx, companyRenamed, { id: randomUUID(), companyId: into });
  return { from: gone.name, into: kept.name };
}
