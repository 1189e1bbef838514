import type { DocumentRow } from "@/lib/search/documents/document-rows";
import { FactReader, packFacts } from "@/lib/search/documents/packed-facts";
import { IndexColumns } from "@/lib/search/engine/columns";

/** A document's facts, by the index's numbers. */
export type GivenFacts = Partial<Pick<DocumentRow, "posted" | "pay" | "fcode" | "experience10">> & {
  /** How far its number is after the last one's. */
  gap?: number;
  companyId?: number;
  titleId?: number;
  cityNumbers?: readonly number[];
  skillIds?: readonly number[];
  wordIds?: readonly number[];
  /** Whether it was added and removed again. */
  isGone?: boolean;
};

/** Columns with these documents, and the documents' numbers. */
export function fillColumns(given: readonly GivenFacts[]): {
  columns: IndexColumns;
  docnos: number[];
} {
  const columns = new IndexColumns();
  const docnos: number[] = [];
  let docno = 0;
  for (const { gap = 1, isGone = false, ...one } of given) {
    docno += gap;
    docnos.push(docno);
    const row = { posted: 0, pay: null, fcode: 0, experience10: 0, ...one };
    const numbers = {
      docno,
      companyId: 1,
      titleId: 1,
      cityNumbers: [],
      skillIds: [],
      wordIds: [],
      ...one,
    };
    const facts = new FactReader(packFacts(row as DocumentRow, numbers));
    facts.next();
    columns.put(facts);
    if (isGone) columns.remove(docno);
  }
  return { columns, docnos };
}
