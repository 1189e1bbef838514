import type { Metadata, Route } from "next";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { pageMetadata } from "@/app/page-metadata";
import { JobPane, MissingPane } from "@/components/jobs/page/job-pane";
import {
  EVERYTHING,
  isNarrowed,
  type SearchScope,
  scopedHref,
  withinScope,
} from "@/components/search/scope";
import { SearchResults } from "@/components/search/search-results";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import { findPublicJob } from "@/lib/jobs/public/detail.queries";
import { findLanding } from "@/lib/jobs/public/landings.queries";
import { type LandingTopic, MIN_JOBS_IN_PLACE } from "@/lib/jobs/public/landings.schema";
import { findLandingInPlace } from "@/lib/jobs/public/landings-in-places.queries";
import { searchJobs } from "@/lib/jobs/queries";
import type { JobSearch } from "@/lib/jobs/schema";
import { formToken } from "@/lib/platform/security/form-token";
import { settingGroup, siteSettings } from "@/lib/platform/settings";
import { site } from "@/lib/platform/site";
import type { SearchQuery } from "@/lib/search/schema";
import { searchName } from "@/lib/search/search-name";
import { parseSearchQuery } from "@/lib/search/search-query";
import { unknownValues } from "@/lib/search/unknown-values";
import { categorySlug } from "@/lib/shared/categories/known";
import { type Parameters, readText } from "@/lib/shared/parameters";
import { plural } from "@/lib/shared/plural";
import { slugify } from "@/lib/shared/text";
import { searchIndexing, wholeLocation } from "@/lib/structured-data/indexing";
import { feedAlternates } from "@/lib/syndication/job-feeds";
import "@/app/sheets/results.css";

const MAX_SLUG_LENGTH = 200;

type List = { scope: SearchScope; query: SearchQuery; result: JobSearch; name: string };

/** The result of a list's address. A page past the last one redirects to the first. */
async function readList(scope: SearchScope, parameters: Parameters): Promise<List> {
  const query = withinScope(scope, parseSearchQuery(parameters));
  const result = await searchJobs(query);
  if (query.page > Math.max(result.pageCount, 1)) {
    redirect(scopedHref(scope, { ...query, page: 1 }) as Route);
  }
  const name = searchName(scope, result.understood.query, result);
  return { scope, query, result, name };
}

/** The landing pages that might show the same search. */
async function landingsOf(query: SearchQuery, total: number): Promise<LandingTopic[]> {
  const { location, mode } = query;
  const place = location === "" ? null : slugify(location);
  const [code, ...others] = query.category;
  const category = code && others.length === 0 ? categorySlug(code) : undefined;
  const skill = query.skill.length === 1 ? query.skill[0] : undefined;
  const inPlace = (kind: "category_in_place" | "skill_in_place", subject: string | undefined) =>
    place && subject && total >= MIN_JOBS_IN_PLACE
      ? findLandingInPlace(kind, { subject, place })
      : null;
  const found = await Promise.all([
    place ? findLanding("place", place) : null,
    category ? findLanding("category", category) : null,
    mode.length === 1 ? findLanding("remote", mode[0] ?? "") : null,
    inPlace("category_in_place", category),
    inPlace("skill_in_place", skill),
  ]);
  return found.filter((landing) => landing !== null);
}

type Head = {
  /** What the list shows, as an unfinished sentence: "Internships with their stipend". */
  description: string;
};

/** The metadata of a list with filters. */
export async function listMetadata(
  scope: SearchScope,
  parameters: Parameters,
  { description }: Head,
): Promise<Metadata> {
  const { query, result, name } = await readList(scope, parameters);
  const page = query.page > 1 ? ` (page ${query.page} of ${result.pageCount})` : "";
  const found = plural(result.total, { one: "{count} job", other: "{count} jobs" });
  const head = pageMetadata({
    title: `${name}${page}`,
    description: `${name}: ${found}. ${description}`,
    path: scopedHref(scope, query),
    isHidden: isNarrowed(scope, query),
    feeds: feedAlternates(result.understood.query, site(), settingGroup("customFields").fields),
  });
  if (scope !== EVERYTHING) return head;
  // What was understood is the search that this address stands for, unless its words were
  // corrected.
  const meant = result.correction?.isDone ? query : result.understood.query;
  const location = wholeLocation(meant.location, result.place);
  const landings = await landingsOf({ ...meant, location }, result.total);
  const { alternates, robots } = searchIndexing(meant, landings, result.place);
  return { ...head, alternates: { ...head.alternates, ...alternates }, robots };
}

type Props = {
  scope: SearchScope;
  parameters: Parameters;
  /** Links back, above the heading. */
  back: ReactNode;
};

/** The job that an address names (`job=`), as it is shown beside the list. */
async function readNamed(parameters: Parameters, now: Date) {
  const slug = readText(parameters, "job", MAX_SLUG_LENGTH);
  if (slug === "") return null;
  const job = await findPublicJob(slug);
  const pane =
    job === null || job === "gone" ? (
      <MissingPane isGone={job === "gone"} />
    ) : (
      <JobPane job={job} now={now} />
    );
  return { slug, pane: <StaticMarkup className="pane-place">{pane}</StaticMarkup> };
}

/** A list with filters, naming the search in its heading. */
export async function ListPage({ scope, parameters, back }: Props) {
  const now = new Date();
  const [{ query, result, name }, named] = await Promise.all([
    readList(scope, parameters),
    readNamed(parameters, now),
  ]);
  return (
    <>
      <StaticMarkup className="wrap results-head">
        {back}
        <h1 dir="auto">{name}</h1>
      </StaticMarkup>
      <SearchResults
        words={settingGroup("words")}
        features={settingGroup("features")}
        customFields={settingGroup("customFields").fields}
        query={query}
        scope={scope}
        result={result}
        unknown={unknownValues(parameters)}
        name={name}
        currency={siteSettings().siteCurrency}
        formToken={formToken()}
        now={now}
        named={named}
      />
    </>
  );
}
