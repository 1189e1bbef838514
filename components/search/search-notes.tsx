import { StaticMarkup } from "@/components/ui/static/static-markup";
import type { JobSearch } from "@/lib/jobs/schema";
import type { UnknownValue } from "@/lib/search/unknown-values";
import { plural } from "@/lib/shared/plural";
import { SearchNearMe } from "./fields/near-me.client";
import { relaxationWords } from "./relaxation";
import { type SearchScope, scopedHref } from "./scope";

type Props = {
  scope: SearchScope;
  result: JobSearch;
  /** What the address asks for that no filter has. */
  unknown: UnknownValue[];
};

/** What of a search could not be had, and how to have it: nothing understood goes unsaid. */
export function SearchNotes({ scope, result, unknown }: Props) {
  const { understood, unstatedPay } = result;
  const relaxation = relaxationWords(scope, result);
  const near = understood.chips.find(({ unused }) => unused === "noPlace");
  return (
    <>
      {unknown.length > 0 && (
        <StaticMarkup className="words-note">
          <p dir="auto">
            We don’t know this, so we left it out:{" "}
            {unknown.map(({ label, value }) => `${label} “${value}”`).join(", ")}
          </p>
        </StaticMarkup>
      )}
      {relaxation !== null && (
        <StaticMarkup className="words-note">
          <p dir="auto">{relaxation}</p>
        </StaticMarkup>
      )}
      {near && (
        <p className="words-note">
          We don’t know where you are, so these jobs are from everywhere. Type a place into the
          search above. <SearchNearMe search={scopedHref(scope, { ...near.query, page: 1 })} />
        </p>
      )}
      {unstatedPay > 0 && (
        <StaticMarkup className="words-note">
          <p>
            {plural(unstatedPay, {
              one: "{count} more job states no pay.",
              other: "{count} more jobs state no pay.",
            })}{" "}
            <a
              className="link"
              href={scopedHref(scope, { ...understood.query, unstatedPay: true, page: 1 })}
              rel="nofollow"
            >
              {unstatedPay === 1 ? "Include it" : "Include them"}
            </a>
          </p>
        </StaticMarkup>
      )}
    </>
  );
}
