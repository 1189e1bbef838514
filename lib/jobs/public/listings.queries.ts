import "server-only";
import { siteUrl } from "@/lib/platform/boards";
import { reader } from "@/lib/platform/db/reader";
import { formatPay } from "@/lib/shared/money";
import { FIELDS_SHAPED, type FieldsShaped } from "../posting/field-shapes.schema";
import { plainWords } from "../posting/fields";
import { FIELDS } from "../posting/fields.schema";
import { JOB_TYPES, type JobCard } from "../schema";
import type { JobListing } from "./listings.schema";

type ListingRow = {
  id: string;
  description: string;
  source: string | null;
  reference: string | null;
};

/** Completes cards to what the API returns for jobs, in the same order. */
export async function loadListings(cards: readonly JobCard[]): Promise<JobListing[]> {
  if (cards.length === 0) return [];
  const rows = await reader().$queryRaw<ListingRow[]>`
    SELECT j.id, j.description, s.name AS source, j.reference
    FROM jobs j LEFT JOIN sources s ON s.id = j.source_id
    WHERE j.id = ANY(${cards.map(({ id }) => id)}::uuid[])`;
  const rest = new Map(rows.map((row) => [row.id, row]));
  return cards.flatMap((card) => {
    const row = rest.get(card.id);
    return row ? [toListing(card, row)] : [];
  });
}

/** The part of a job's response that follows from the table of fields. */
function listedFields(card: JobCard) {
  const listed = FIELDS_SHAPED.listed.map((name) => [
    name,
    FIELDS[name].labels ? plainWords(name, card) : card[name],
  ]);
  return Object.fromEntries(listed) as Pick<JobListing, FieldsShaped<"listed">>;
}

function toListing(card: JobCard, rest: ListingRow): JobListing {
  return {
    _id: card.id,
    id: card.id,
    slug: card.slug,
    url: `${siteUrl()}/job/${card.slug}`,
    title: card.title,
    company: card.company.name,
    companySlug: card.company.slug,
    location: card.location,
    ...listedFields(card),
    type: JOB_TYPES[card.jobType],
    experience: card.experienceYears,
    salary: card.pay && formatPay(card.pay),
    salaryMin: card.pay?.min ?? null,
    salaryMax: card.pay?.max ?? null,
    salaryCurrency: card.pay?.currency ?? null,
    salaryPeriod: card.pay?.period ?? null,
    postedDate: card.postedAt,
    description: rest.description,
    skillsRequired: card.skills,
    isActive: true,
    source: rest.source,
    reference: rest.reference,
  };
}
