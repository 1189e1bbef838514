/** A filter that is set, and the address of the search without it. */
export type ActiveFilter = { label: string; hrefWithout: `/search-results${string}` };

/** What the labels of filters need to know beside the search. */
export type FilterNames = {
  /** ISO 4217, of the site. */
  currency: string;
  companyName?: string | undefined;
  /** Skills' names by slug; a slug without one stands for itself. */
  skills?: Record<string, string>;
};
