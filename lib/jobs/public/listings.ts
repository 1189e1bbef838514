import { searchHref } from "@/lib/search/schema";
import type { JobSearch } from "../schema";
import type { WordsRead } from "./listings.schema";

/** How the words of a search were read, with searches as their addresses. */
export function toWordsRead({
  understood,
  correction,
}: Pick<JobSearch, "understood" | "correction">): WordsRead {
  return {
    understood: {
      search: searchHref({ ...understood.query, page: 1 }),
      parts: understood.chips.map(({ kind, label, text, query }) => ({
        kind,
        label,
        text,
        searchWithout: searchHref(query),
      })),
    },
    correction: correction && {
      query: correction.query.query,
      search: searchHref(correction.query),
      isDone: correction.isDone,
    },
  };
}
