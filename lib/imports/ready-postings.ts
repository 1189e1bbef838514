import { readOldAddress } from "@/lib/content/redirects/addresses";
import type { JobEnd } from "@/lib/jobs/lifecycle";
import { nothingStated } from "@/lib/jobs/posting/validation";
import type { ExperienceLevel, JobContent, JobType, WorkMode } from "@/lib/jobs/schema";
import type { LocatedPlace, ReadLocation } from "@/lib/places/locations.schema";
import type { Embedding } from "@/lib/search/closeness/embedding";
import { nearestOccupation } from "@/lib/search/closeness/occupations";
import { titleWords } from "@/lib/search/closeness/title-words";
import type { CustomField } from "@/lib/shared/setting-groups/custom-fields";
import type { ApplyOn } from "@/lib/shared/setting-groups/features";
import { hashOf } from "./content-hash";
import type { DraftPosting } from "./draft-postings";
import { readApplyAddress } from "./fields/apply-address";
import { readCategory } from "./fields/category";
import { importedFields } from "./fields/custom-fields";
import { instantOf } from "./fields/dates";
import { readPay } from "./fields/pay";
import { countriesInText, readCountries, zoneOfCountry } from "./fields/places";
import { readStated } from "./fields/stated";
import {
  jobTypeInTitle,
  levelInTitle,
  readExperienceYears,
  readJobType,
  readLevel,
  statedTexts,
} from "./fields/terms";
import { workModeIn, workModeInText, workModeInTitle } from "./fields/work-mode";
import type { Mapping } from "./mapping.schema";
import { isStated } from "./mapping-rules";
import { dateOf, deadline, endOf, opensLater } from "./posting-dates";
import { RefusedPosting } from "./schema";

/** A posting ready to be saved, except for the company's id. */
export type ReadyPosting = {
  reference: string;
  contentHash: string;
  postedAt: Date | null;
  company: DraftPosting["company"];
  content: Omit<JobContent, "companyId">;
  /** How and when it ended, if the record says so. */
  ended: JobEnd | null;
  /** When it goes live, if the record says that it does so later. */
  opensAt: Date | null;
  /** Where its page was on the site that it comes from. */
  oldAddresses: OldAddress[];
  /** The parts that were left out or assumed, for the summary. */
  notes: string[];
};

/** The context in which a posting is read. */
export type ReadyContext = {
  mapping: Mapping;
  now: Date;
  /** The site's own fields. */
  customFields?: readonly CustomField[];
  /** Where people apply on this site. */
  applyOn?: ApplyOn;
  /** Finds the occupation closest to a title. Without it, only words decide the category. */
  embedding?: Embedding;
};

/** An address that redirects to the job's page from now on. */
type OldAddress = { address: string; key: string };

const DOUBTS = {
  ambiguous: "A place could be one of several, so its text was kept without a town.",
  unknown: "We don't know a place's town, so its text was kept.",
};

/** The places. Those without a country get the mapping's country, and doubtful ones get a note. */
function placesOf({ places }: ReadLocation, mapping: Mapping, notes: string[]): LocatedPlace[] {
  for (const doubt of new Set(places.flatMap((place) => place.doubt ?? []))) {
    notes.push(DOUBTS[doubt]);
  }
  const countryCode = mapping.country ?? null;
  return places.map((place) => ({ ...place, countryCode: place.countryCode ?? countryCode }));
}

// The field about the work mode counts first, and the text last.
function workModeOf({ posting, title, description }: DraftPosting, words: string): WorkMode | null {
  return (
    workModeIn(posting["jobLocationType"]) ??
    workModeInTitle(title) ??
    workModeIn(words) ??
    workModeIn(posting["employmentType"]) ??
    workModeInText(description)
  );
}

function eligibleCountries(draft: DraftPosting, location: ReadLocation, notes: string[]): string[] {
  const ofPlaces = location.places.flatMap(({ countryCode }) => countryCode ?? []);
  const ways = [
    readCountries(draft.posting["applicantLocationRequirements"]),
    location.remoteCountries,
    [...new Set(ofPlaces)],
    countriesInText(`${draft.title}\n${draft.description}`),
    draft.where.countryHint ? [draft.where.countryHint] : [],
  ];
  const countries = ways.find((codes) => codes.length > 0);
  if (countries) return countries;
  if (draft.where.likelyCountry) {
    notes.push("A remote job names no country, so we used its currency's.");
    return [draft.where.likelyCountry];
  }
  throw new RefusedPosting(
    `It's a remote job but doesn't name a country it can be done from. Give applicantLocationRequirements, or "country": "US" in a mapping file if it's the same for all.`,
  );
}

function requirePlaces(draft: DraftPosting, places: readonly LocatedPlace[]): void {
  if (places.length > 0) return;
  throw new RefusedPosting(
    isStated(draft.posting["jobLocation"])
      ? "We can't find a place in its location. Write it as “City, Region, Country”, or say that the job is remote."
      : `There's no place. Choose the field that holds it under “Which field is which”, or name it in a mapping file: "jobLocation": "…".`,
  );
}

function typeOf(draft: DraftPosting, notes: string[]): JobType {
  const inTitle = jobTypeInTitle(draft.title);
  const stated = readJobType(draft.posting["employmentType"]);
  if (stated === null && inTitle === null) {
    notes.push("The job type was missing or not understood, so full-time was assumed.");
  }
  return inTitle === "internship" ? inTitle : (stated ?? inTitle ?? "full_time");
}

function levelOf(draft: DraftPosting, years: number | null): ExperienceLevel | null {
  if (years !== null) return null;
  return readLevel(draft.posting["experienceLevel"]) ?? levelInTitle(draft.title);
}

function oldAddressesOf({ posting }: DraftPosting, notes: string[]): OldAddress[] {
  return statedTexts(posting["oldUrl"]).flatMap((text) => {
    const read = readOldAddress(text);
    if (read.problem === undefined) return [read];
    notes.push(`An old address doesn't lead to its job: ${read.problem}`);
    return [];
  });
}

/**
 * Turns a draft into a posting that can be saved, once its places have been read.
 *
 * @throws RefusedPosting with the reason when it must not be saved.
 */
export function toReadyPosting(
  draft: DraftPosting,
  location: ReadLocation,
  context: ReadyContext,
): ReadyPosting {
  const { mapping, now, embedding } = context;
  const { posting } = draft;
  const notes: string[] = [];
  const places = placesOf(location, mapping, notes);
  const workMode = workModeOf(draft, location.modeWords);
  const isRemote = workMode === "remote";
  if (!isRemote) requirePlaces(draft, places);
  const countries = isRemote ? eligibleCountries(draft, location, notes) : [];
  const countryCode = places[0]?.countryCode ?? countries[0] ?? mapping.country ?? null;
  const timeZone = places[0]?.city?.timeZone ?? zoneOfCountry(countryCode);
  const currency = String(posting["salaryCurrency"] ?? mapping.currency ?? "") || null;
  const pay = readPay(posting["baseSalary"], { currency, countryCode });
  if (pay.note) notes.push(pay.note);
  const years = readExperienceYears(posting["experienceRequirements"]);
  const clock = { timeZone, now };
  const ended = endOf(draft, clock);
  const oldAddresses = oldAddressesOf(draft, notes);
  const content: ReadyPosting["content"] = {
    ...nothingStated(),
    ...readStated(posting),
    title: draft.title,
    description: draft.description,
    jobType: typeOf(draft, notes),
    category: readCategory({
      title: draft.title,
      occupation: posting["occupationalCategory"],
      industry: posting["industry"],
      nearest: embedding && nearestOccupation(embedding, titleWords(draft.title)),
    }),
    experienceYears: years,
    experienceLevel: levelOf(draft, years),
    workMode,
    eligibleCountries: countries,
    places: places.map(({ city, label, countryCode: code }) => ({
      cityId: city?.id ?? null,
      label,
      countryCode: code,
    })),
    timeZone,
    pay: pay.value,
    deadline: deadline(draft, clock, ended !== null),
    applyUrl: readApplyAddress(draft, context.applyOn, { hasEnded: ended !== null, notes }),
    customFields: importedFields(posting["customFields"], context.customFields ?? [], notes),
  };
  const posted = dateOf(draft, "datePosted");
  const postedAt = posted && instantOf(posted);
  const opens = dateOf(draft, "opensOn");
  return {
    reference: draft.reference,
    contentHash: hashOf({ content, ended, oldAddresses, company: draft.company }, posted, opens),
    postedAt: postedAt && postedAt <= now ? postedAt : null,
    company: draft.company,
    content,
    ended,
    opensAt: opensLater(opens, ended, now),
    oldAddresses,
    notes,
  };
}
