import { ActiveChip, UnderstoodChip } from "@/components/ui/chip";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import type { Understanding, UnusedReason } from "@/lib/search/phrases/sentences.schema";
import type { SearchQuery } from "@/lib/search/schema";
import { type SearchScope, scopedHref } from "./scope";

type Props = {
  /** The search as it was asked for. */
  query: SearchQuery;
  scope: SearchScope;
  understood: Understanding;
  /** Whether these are the words that were typed. */
  isTyped: boolean;
};

const UNUSED: Record<UnusedReason, string> = {
  noneFound: "no job has it with everything else",
  overruled: "another filter says otherwise",
  noPlace: "we don't know where you are",
  noFilter: "there's no such filter",
};

/** What was read in the words of a search, each part a link to the search without it. */
export function UnderstoodWords({ query, scope, understood, isTyped }: Props) {
  const { chips } = understood;
  if (query.asTyped) {
    return (
      <StaticMarkup className="chips">
        <ActiveChip href={scopedHref(scope, { ...query, asTyped: false, page: 1 })}>
          Exactly as typed
        </ActiveChip>
      </StaticMarkup>
    );
  }
  if (chips.length === 0) return null;
  return (
    <StaticMarkup className="chips" role="group" aria-label="Understood from your words">
      <span className="chips-label" aria-hidden="true">
        Understood
      </span>
      {chips.map(({ label, text, query: rest, unused }) => (
        <UnderstoodChip
          key={`${label} ${text}`}
          href={scopedHref(scope, rest)}
          words={text}
          unused={unused && UNUSED[unused]}
        >
          {label}
        </UnderstoodChip>
      ))}
      {isTyped && (
        <a
          className="link text-sm"
          href={scopedHref(scope, { ...query, asTyped: true, page: 1 })}
          rel="nofollow"
        >
          Search for exactly what I typed
        </a>
      )}
    </StaticMarkup>
  );
}
