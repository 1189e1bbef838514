import type { SpellingCorrection } from "@/lib/search/results.schema";
import type { SearchQuery } from "@/lib/search/schema";
import { type SearchScope, scopedHref } from "./scope";

type Props = {
  /** The search as requested. */
  query: SearchQuery;
  scope: SearchScope;
  correction: SpellingCorrection;
};

/** Says that corrected words were searched for, or which words were probably meant. */
export function CorrectedWords({ query, scope, correction }: Props) {
  const meant = scopedHref(scope, { ...correction.query, page: 1 });
  if (!correction.isDone) {
    return (
      <p className="words-note">
        Did you mean{" "}
        <a className="link" href={meant}>
          {correction.query.query}
        </a>
        ?
      </p>
    );
  }
  return (
    <p className="words-note">
      Showing results for{" "}
      <a className="link" href={meant}>
        {correction.query.query}
      </a>
      . Search instead for{" "}
      <a
        className="link"
        href={scopedHref(scope, { ...query, asTyped: true, page: 1 })}
        rel="nofollow"
      >
        {query.query}
      </a>
      .
    </p>
  );
}
