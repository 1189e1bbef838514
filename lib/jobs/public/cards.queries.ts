import "server-only";
import { logoUrl } from "@/lib/companies/logos";
import { isShownHere } from "@/lib/platform/boards";
import { createStore } from "@/lib/platform/caching/cache";
import { Prisma } from "@/lib/platform/db/generated/client";
import { reader, readerPool } from "@/lib/platform/db/reader";
import { settingGroup } from "@/lib/platform/settings";
import type { PayPeriod } from "@/lib/shared/money";
import { statedIn } from "../custom-fields/values";
import { FIELDS_SHAPED } from "../posting/field-shapes.schema";
import { ENDED_PAGE_DAYS, type JobCard } from "../schema";

/** A card's row as SQL returns it. */
type CardRow = Omit<JobCard, "company" | "pay" | "postedAt" | "isSample" | "customFields"> & {
  companySlug: string;
  companyName: string;
  companyVerified: boolean;
  companyLogo: string | null;
  payMin: number | null;
  payMax: number | null;
  payCurrency: string | null;
  payPeriod: PayPeriod | null;
  postedAt: Date;
  customFields: unknown;
  companyId?: string;
};

const columnNameOf = (field: string) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const FACTS = FIELDS_SHAPED.factColumn.map((name) => `j.${columnNameOf(name)} AS "${name}"`);

// One statement for a whole list; Prisma's relations would take four. Use as `SELECT ${columns}
// FROM jobs j JOIN companies c …`.
const FIELDS = `
  j.id, j.slug, j.title, c.slug AS "companySlug", c.name AS "companyName",
  c.verified_at IS NOT NULL AS "companyVerified", c.logo_key AS "companyLogo",
  j.location, j.excerpt, ${FACTS.join(", ")},
  CASE WHEN j.is_work_mode_stated THEN j.work_mode END AS "workMode",
  j.experience_years::float8 AS "experienceYears",
  j.pay_min::float8 AS "payMin", j.pay_max::float8 AS "payMax",
  j.pay_currency AS "payCurrency", j.pay_period AS "payPeriod",
  j.posted_at AS "postedAt", j.custom_fields AS "customFields", j.deadline::text AS deadline, j.apply_url IS NOT NULL AS "isExternal"`;
const columns = Prisma.raw(`${FIELDS},
  ARRAY(SELECT s.name FROM job_skills js JOIN skills s ON s.id = js.skill_id
        WHERE js.job_id = j.id ORDER BY js.position) AS skills`);

// Every page of results runs this. It's named, so that a connection plans it once, and reads the
// skills of all jobs together, in half the time. As JSON, because reading PostgreSQL's own lists
// took the client a fifth of the whole.
const CARDS = {
  name: "job-cards",
  text: `SELECT ${FIELDS}, c.id AS "companyId", coalesce(said.skills, '[]') AS skills
    FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, position)
    JOIN jobs j ON j.id = wanted.id AND j.status = 'live' JOIN companies c ON c.id = j.company_id
    LEFT JOIN (
      SELECT js.job_id, json_agg(s.name ORDER BY js.position) AS skills
      FROM job_skills js JOIN skills s ON s.id = js.skill_id
      WHERE js.job_id = ANY ($1::uuid[]) GROUP BY js.job_id) said ON said.job_id = j.id
    ORDER BY wanted.position`,
};

type ListedRow = CardRow & { companyId: string };

async function readListed(ids: readonly string[]): Promise<ListedRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await readerPool().query<ListedRow>({ ...CARDS, values: [ids] });
  return rows;
}

/** The cards of these jobs, in this order, without jobs that aren't live. */
export async function loadCards(ids: readonly string[]): Promise<JobCard[]> {
  return (await readListed(ids)).map(cardMaker());
}

const KEPT_MS = 10 * 60_000;
const kept = createStore<JobCard>({ name: "jobs.cards", maxEntries: 3000 });

/**
 * The same from this process's cache, until an event says that a job or its company has changed.
 * The same cards appear on many pages of results.
 */
export async function keptCards(ids: readonly string[]): Promise<JobCard[]> {
  const known = new Map(ids.map((id) => [id, kept.read(id)]));
  const keep = kept.open();
  const toCard = cardMaker();
  for (const row of await readListed(ids.filter((id) => !known.get(id)))) {
    const card = toCard(row);
    known.set(card.id, card);
    keep(card.id, card, { tags: [card.id, row.companyId], until: Date.now() + KEPT_MS });
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}

type ShownRow = CardRow & { isOpen: boolean };

/**
 * The cards of those of these jobs that have a page, in this order: live jobs, and ended ones until
 * their page is gone. Each says whether one can still apply.
 */
export async function loadShownCards(
  ids: readonly string[],
): Promise<{ job: JobCard; isOpen: boolean }[]> {
  if (ids.length === 0) return [];
  const rows = await reader().$queryRaw<ShownRow[]>`
    SELECT ${columns}, j.status = 'live' AND coalesce(j.expires_at > now(), true) AS "isOpen"
    FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS wanted (id, position)
    JOIN jobs j ON j.id = wanted.id AND j.status IN ('live', 'paused', 'closed', 'expired')
      AND coalesce(j.ended_at, j.expires_at, now()) > now() - make_interval(days => ${ENDED_PAGE_DAYS})
    JOIN companies c ON c.id = j.company_id AND c.status = 'active'
    ORDER BY wanted.position`;
  const toCard = cardMaker();
  return rows.map(({ isOpen, ...row }) => ({ job: toCard(row), isOpen }));
}

/** The newest live jobs shown here that meet a condition on `jobs j`, as cards. */
export async function newestCards(condition: Prisma.Sql, limit: number): Promise<JobCard[]> {
  const rows = await reader().$queryRaw<CardRow[]>`
    SELECT ${columns} FROM jobs j JOIN companies c ON c.id = j.company_id
    WHERE j.status = 'live' AND ${isShownHere(Prisma.sql`j.id`)} AND ${condition}
    ORDER BY j.posted_at DESC, j.id DESC LIMIT ${limit}`;
  return rows.map(cardMaker());
}

/** Makes a row's card. The site's settings are read once for all rows. */
function cardMaker(): (row: CardRow) => JobCard {
  const { fields } = settingGroup("customFields");
  return ({
    companyId: _,
    companySlug: slug,
    companyName: name,
    companyVerified: isVerified,
    companyLogo,
    payMin: min,
    payMax: max,
    payCurrency: currency,
    payPeriod: period,
    postedAt,
    customFields,
    ...facts
  }) => ({
    ...facts,
    company: { slug, name, isVerified, logoUrl: logoUrl(companyLogo) },
    pay: currency && period ? { min, max, currency, period } : null,
    postedAt: postedAt.toISOString(),
    customFields: statedIn(fields, customFields),
    isSample: false,
  });
}
