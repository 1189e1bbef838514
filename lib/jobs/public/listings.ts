import { parseSearchQuery, searchHref } from "@/lib/search/search-query";
import type { JobSearch } from "../schema";
import { searchParameters, type WordsRead } from "./listings.schema";

/** How the words of a search were read. Searches are addresses. */
export function toWordsRead({
  understood,
  asked,
  correction,
}: Pick<JobSearch, "understood" | "asked" | "correction">): WordsRead {
  return {
    understood: {
      search: searchHref({ ...understood.query, page: 1 }),
      parts: understood.chips.map(({ kind, label, text, query, unused }) => ({
        kind,
        label,
        text,
        searchWithout: searchHref(query),
        unused,
      })),
    },
    askedFor: asked && searchHref({ ...asked.query, page: 1 }),
    correction: correction && {
      query: correction.query.query,
      search: searchHref(correction.query),
      isDone: correction.isDone,
    },
  };
}

/** The search that a request asks for. */
export const searchRequest = searchParameters.transform(({ limit, ...parameters }) => ({
  search: parseSearchQuery(parameters as Record<string, string | string[] | undefined>),
  limit,
}));
