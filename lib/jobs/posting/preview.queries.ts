import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { logoUrl } from "@/lib/companies/logos";
import { notAMember, requirePoster } from "@/lib/companies/policy";
import { db } from "@/lib/platform/db/client";
import { renderMarkdown, toExcerpt } from "@/lib/platform/markdown";
import { settingGroup } from "@/lib/platform/settings";
import { DomainError } from "@/lib/shared/errors";
import { PAY_PERIODS } from "@/lib/shared/money";
import { missingFields, readCustomFields } from "../custom-fields/values";
import { experienceLevel, expiryOf, jobSlug, locationLine } from "../lifecycle";
import { assessPosting } from "../risk/queries";
import type { JobContent, JobDetail } from "../schema";
import { applyProblem } from "./apply-address";
import { toContent } from "./content.queries";
import { applyAddressOf, withoutFields } from "./form-fields";
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from "./limits.schema";
import { PAY_REQUIRED, type PostingFields, type PostingInput, type PreviewInput } from "./schema";
import { findUsualPay } from "./usual-pay.queries";
import { checkFields } from "./validation";

/** How a posting would look, and what its text would be held for. */
export type PostingPreview = {
  job: JobDetail;
  /** What is still missing or wrong, by field. */
  errors: Record<string, string>;
  reasons: string[];
  /** Places that no map of ours knows: people find the job there only by its words. */
  unknownPlaces: string[];
  /** What similar jobs pay, in words; null if unknown. */
  usualPay: string | null;
};

/** Fills empty fields with examples, so that there is something to look at. */
function completed(fields: PostingFields): PostingFields {
  return {
    ...fields,
    title: fields.title.trim().slice(0, TITLE_MAX_LENGTH) || "Job Title",
    location: fields.location.trim().slice(0, 300) || "Location",
    description: fields.description.trim().slice(0, DESCRIPTION_MAX_LENGTH) || "…",
  };
}

/** The fields to empty along with a wrong one. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  payMin: ["payMin", "payMax"],
  payMax: ["payMin", "payMax"],
  eligibleCountries: ["workMode"],
  applyUrl: ["applyUrl", "applyAt"],
};

// Errors are shown beside their fields; the preview shows the rest.
function readable(typed: PostingFields): PostingInput | null {
  const fields = completed(typed);
  const { input, errors } = checkFields(fields, null);
  if (input) return input;
  const broken = Object.keys(errors).flatMap((name) => TOGETHER[name] ?? [name]);
  const readableInput = checkFields(withoutFields(fields, broken), null).input;
  const isRemote = fields.workMode === "remote";
  return readableInput && (isRemote ? { ...readableInput, workMode: "remote" } : readableInput);
}

const companySelect = {
  slug: true,
  name: true,
  description: true,
  industry: true,
  companySize: true,
  website: true,
  verifiedAt: true,
  verifiedBy: true,
  logoKey: true,
} as const;

async function findCompany(companyId: string) {
  const row = await db.company.findUnique({
    where: { id: companyId },
    select: { ...companySelect, _count: { select: { jobs: { where: { status: "live" } } } } },
  });
  if (!row) throw notAMember();
  const { _count, verifiedAt, logoKey, ...company } = row;
  return {
    ...company,
    isVerified: verifiedAt !== null,
    verifiedAt: verifiedAt?.toISOString() ?? null,
    logoUrl: logoUrl(logoKey),
    liveJobs: _count.jobs + 1,
  };
}

async function loadPlaces(content: JobContent): Promise<JobDetail["places"]> {
  const ids = content.places.flatMap(({ cityId }) => cityId ?? []);
  const rows = await db.city.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true, region: true, latitude: true, longitude: true },
  });
  const cities = new Map(rows.map(({ id, name, ...rest }) => [id, { city: name, ...rest }]));
  return content.places.map(({ cityId, label, countryCode }) => ({
    label,
    countryCode,
    ...((cityId !== null && cities.get(cityId)) || {
      city: null,
      region: null,
      latitude: null,
      longitude: null,
    }),
  }));
}

const NOBODY = "00000000-0000-0000-0000-000000000000";
const SHORT_ID = "bcdfghjkmn";

async function toDetail(
  content: JobContent,
  company: Awaited<ReturnType<typeof findCompany>>,
  now: Date,
): Promise<JobDetail> {
  const { companyId: _company, questions: _questions, criteria: _criteria, ...said } = content;
  const { description, ...facts } = said;
  return {
    ...facts,
    id: NOBODY,
    slug: jobSlug(content.title, company.name, SHORT_ID),
    company,
    location: locationLine(content),
    experienceLevel: experienceLevel(content),
    excerpt: toExcerpt(description),
    descriptionHtml: renderMarkdown(description),
    places: await loadPlaces(content),
    status: "live",
    expiresAt: expiryOf(content)?.toISOString() ?? null,
    endedAt: null,
    source: null,
    reference: null,
    isExternal: content.applyUrl !== null,
    isSample: false,
    postedAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}

function usualPay(content: JobContent, { payCurrency, payPeriod }: PostingFields) {
  const period = PAY_PERIODS.find((each) => each === payPeriod);
  return period ? findUsualPay(content, { currency: payCurrency, period }) : null;
}

/** What is typed into the site's own fields: what can be shown of it, and what is wrong by key. */
function readTyped({ customFields }: PostingFields) {
  const { fields } = settingGroup("customFields");
  const { stated, problems } = readCustomFields(fields, customFields);
  return { stated, problems: { ...missingFields(fields, stated), ...problems } };
}

function errorsOf(fields: PostingFields): Record<string, string> {
  const isUnpaid = fields.payMin.trim() === "" && fields.payMax.trim() === "";
  const { errors } = checkFields(fields, null);
  const own = Object.entries(readTyped(fields).problems).map(([key, problem]) => [
    `customFields.${key}`,
    problem,
  ]);
  const all = { ...errors, ...Object.fromEntries(own) };
  const { requiredPay, applyOn } = settingGroup("features");
  const misplaced = applyProblem(applyAddressOf(fields), applyOn);
  return {
    ...(misplaced ? { applyUrl: misplaced } : {}),
    ...all,
    ...(isUnpaid && requiredPay ? { payMin: PAY_REQUIRED } : {}),
  };
}

/**
 * How a form's content would look as a public job, however little of it is filled in. Nothing is
 * stored. Throws `not_found` for someone else's company.
 */
export async function previewPosting(
  actor: Actor,
  { companyId, fields }: PreviewInput,
  now = new Date(),
): Promise<PostingPreview> {
  const input = readable(fields);
  requirePoster(actor, companyId);
  if (!input) throw new DomainError("invalid", "We can't show this yet. Fill in more of it.");
  const company = await findCompany(companyId);
  const customFields = readTyped(fields).stated;
  const content = { ...(await toContent({ ...input, customFields: {} }, companyId)), customFields };
  const { name, website, isVerified } = company;
  const suspect = { content, company: { name, website, isVerified }, senderId: actor.id };
  const risk = await assessPosting(suspect);
  return {
    job: await toDetail(content, company, now),
    errors: errorsOf(fields),
    // A finding of a single rule is no reason to wait.
    reasons: risk.isHigh ? risk.flags.map(({ reason }) => reason) : [],
    unknownPlaces: fields.location.trim()
      ? content.places.filter((place) => place.countryCode === null).map(({ label }) => label)
      : [],
    usualPay: await usualPay(content, fields),
  };
}
