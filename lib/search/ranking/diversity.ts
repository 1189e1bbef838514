/** Only this many results are mixed; the rest keep their order. */
export const MIXED = 200;
const PAGE = 20;
const MOST_OF_ONE = 3;

/**
 * Allows at most three documents of a company in each twenty while there are others: the excess
 * moves back to where there's room. Otherwise keeps the order. Applying it again changes nothing.
 * `companyOf` returns a document's company.
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
    // If no other company is left, fill the page with more of the same.
    const missing = Math.max(0, PAGE - page.length);
    mixed.push(...page, ...later.slice(0, missing));
    waiting = later.slice(missing);
  }
  return [...mixed, ...rest];
}
