import "server-only";
import { z } from "zod";
import { companyKey } from "@/lib/companies/commands";
import { emailDomain, isFreeMail } from "@/lib/companies/verification/domains";
import { db, type Transaction } from "@/lib/platform/db/client";
import { siteSettings } from "@/lib/platform/settings";
import { CATEGORY_NAMES, categoriesWithin } from "@/lib/shared/categories/known";
import { annualise, formatPay } from "@/lib/shared/money";
import type { JobContent } from "../schema";
import { assess } from "./assessment";
import { type Risk, type RiskAssessment, type RiskFacts, WATCH_WORDS } from "./schema";

/** A posting to be assessed. */
export type SuspectPosting = {
  content: Pick<
    JobContent,
    | "companyId"
    | "title"
    | "description"
    | "questions"
    | "customFields"
    | "applyUrl"
    | "pay"
    | "category"
    | "jobType"
  >;
  company: RiskAssessment["company"];
  /** Who posts it; null if they're gone. */
  senderId: string | null;
};

type RiskReader = Pick<Transaction, "$queryRaw" | "user">;

/** Of fewer postings nothing can be said about what is usual. */
const LEAST_POSTINGS = 20;
/** The latest are enough, whatever there is. */
const MOST_POSTINGS = 500;

async function loadPay({ content }: SuspectPosting, tx: RiskReader): Promise<RiskFacts["pay"]> {
  const { pay, category, jobType } = content;
  const { min = null, max = null } = pay ? annualise(pay, siteSettings().siteCurrency) : {};
  const annual = min === null || max === null ? (min ?? max) : (min + max) / 2;
  if (pay === null || annual === null) return null;
  const isInternship = jobType === "internship";
  const [row] = await tx.$queryRaw<{ usual: number | null; count: number }[]>`
    SELECT count(*)::int AS count, percentile_cont(0.5) WITHIN GROUP (
      ORDER BY (coalesce(annual_pay_min, annual_pay_max)::float8 + coalesce(annual_pay_max, annual_pay_min)) / 2) AS usual
    FROM (
      SELECT annual_pay_min, annual_pay_max FROM jobs
      WHERE status = 'live' AND category::text = ANY(${categoriesWithin(category)}::text[])
        AND (job_type = 'internship') = ${isInternship}
        AND coalesce(annual_pay_min, annual_pay_max) IS NOT NULL AND company_id <> ${content.companyId}::uuid
      ORDER BY posted_at DESC LIMIT ${MOST_POSTINGS}) latest`;
  if (!row?.usual || row.count < LEAST_POSTINGS) return null;
  const kind = isInternship ? "internships" : `jobs in ${CATEGORY_NAMES[category]}`;
  return { annual, usual: row.usual, stated: formatPay(pay), kind };
}

const NEAR_NAME = 0.3;

/** Verified companies whose names or domains are near; the rule looks closer. */
async function loadKnown(
  { content, company }: SuspectPosting,
  tx: RiskReader,
): Promise<RiskFacts["known"]> {
  if (company.isVerified) return [];
  const key = companyKey(company.name);
  const site = company.website ?? "";
  return tx.$queryRaw<{ name: string; domain: string | null }[]>`
    SELECT c.name, v.domain::text AS domain FROM companies c
    LEFT JOIN company_verifications v ON v.company_id = c.id AND v.verified_at IS NOT NULL
    WHERE c.verified_at IS NOT NULL AND c.status = 'active' AND c.id <> ${content.companyId}::uuid
      AND (similarity(c.name_key, ${key}) > ${NEAR_NAME}::float8 OR position(c.name_key IN ${key}) > 0
        OR v.domain IS NOT NULL AND similarity(v.domain::text, ${site}) > ${NEAR_NAME}::float8)
    ORDER BY greatest(similarity(c.name_key, ${key}), similarity(coalesce(v.domain::text, ''), ${site})) DESC, c.id
    LIMIT 50`;
}

const NEAR_TEXT = 0.7;
// Copies are alike from the beginning; of long texts the rest adds time alone.
const COMPARED_LENGTH = 2000;
const LATEST_REMOVED = 200;

/** The posting most like this one of those that an admin took down lately. */
async function loadRemoved(
  { content }: SuspectPosting,
  tx: RiskReader,
): Promise<RiskFacts["removed"]> {
  const text = `${content.title}\n${content.description.slice(0, COMPARED_LENGTH)}`;
  const [row] = await tx.$queryRaw<{ title: string }[]>`
    SELECT title FROM (
      SELECT id, title, similarity(title || E'\n' || left(description, ${COMPARED_LENGTH}::int), ${text}) AS likeness
      FROM (SELECT id, title, description FROM jobs
        WHERE status = 'removed' AND rejection_reason IS NOT NULL ORDER BY ended_at DESC LIMIT ${LATEST_REMOVED}) removed
    ) compared WHERE likeness > ${NEAR_TEXT}::float8 ORDER BY likeness DESC, id LIMIT 1`;
  return row ?? null;
}

async function loadSender({ senderId }: SuspectPosting, tx: RiskReader): Promise<string | null> {
  if (senderId === null) return null;
  const sender = await tx.user.findUnique({ where: { id: senderId }, select: { email: true } });
  const domain = sender && emailDomain(sender.email);
  return domain && isFreeMail(domain) ? domain : null;
}

/** The words that an admin has the rules watch for. */
export async function listWatchWords(tx: Pick<RiskReader, "$queryRaw"> = db): Promise<string[]> {
  const [row] = await tx.$queryRaw<{ value: unknown }[]>`
    SELECT value FROM site_settings WHERE name = ${WATCH_WORDS}`;
  return z.array(z.string().min(1)).safeParse(row?.value).data ?? [];
}

/** What the rules make of a posting, with what the database knows of its kind and its like. */
export async function assessPosting(suspect: SuspectPosting, tx: RiskReader = db): Promise<Risk> {
  // One after the other: a transaction has one connection.
  const senderDomain = await loadSender(suspect, tx);
  const pay = await loadPay(suspect, tx);
  const known = await loadKnown(suspect, tx);
  const removed = await loadRemoved(suspect, tx);
  const watchWords = await listWatchWords(tx);
  const { content, company } = suspect;
  const { title, description, questions, applyUrl } = content;
  // A change that was proposed before there were custom fields has none.
  const typed = content.customFields?.filter(({ kind }) => kind === "text") ?? [];
  const ownTexts = typed.map(({ text }) => text);
  return assess(
    { title, description, questions, ownTexts, applyUrl, company },
    { senderDomain, pay, known, removed, watchWords },
  );
}
