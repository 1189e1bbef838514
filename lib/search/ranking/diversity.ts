/** The first so many of an order are mixed; those behind stand as they are. */
export const MIXED = 200;
const PAGE = 20;
const MOST_OF_ONE = 3;

/**
 * Puts no more than three documents of a company among each twenty while there are others: those
 * too many move back to where there is room. The order is otherwise kept, and a repeat changes
 * nothing. `companyOf` names a document's company.
 */
export function mixCompanies<Document>(
  ordered: readonly Document[],
  companyOf: (document: Document) => number,
): Document[] {
  const mixed: Document[] = [];
  let waiting = ordered.slice(0, MIXED);
  const rest = ordered.slice(MIXED);
  while (waiting.length > 0) {
    const counts = new Map<number, number>();
    const page: Document[] = [];
    const later: Document[] = [];
    for (const document of waiting) {
      const company = companyOf(document);
      const count = counts.get(company) ?? 0;
      if (page.length === PAGE || count === MOST_OF_ONE) later.push(document);
      else {
        counts.set(company, count + 1);
        page.push(document);
      }
    }
    // With nobody else to show, a page is filled with more of the same.
    const missing = Math.max(0, PAGE - page.length);
    mixed.push(...page, ...later.slice(0, missing));
    waiting = later.slice(missing);
  }
  return [...mixed, ...rest];
}
