/** The taxonomies that can be imported: how an operator calls them, and what their licences ask for. */
export const TAXONOMIES = {
  onet: {
    label: "O*NET",
    address: "https://www.onetcenter.org/database.html",
    credit:
      "Includes information from the O*NET Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. USDOL/ETA has not approved, endorsed or tested what is made of it here.",
  },
  esco: {
    label: "ESCO",
    address: "https://esco.ec.europa.eu/en/use-esco/download",
    credit: "This service uses the ESCO classification of the European Commission.",
  },
} as const;
export type TaxonomyName = keyof typeof TAXONOMIES;

/** A row of a taxonomy's files. */
export type TaxonomyRow =
  | { kind: "occupation"; code: string; title: string }
  | { kind: "title"; code: string; title: string }
  | { kind: "text"; code: string; text: string };

/** A row that cannot be used, and why. */
export type BadRow = { file: string; line: number; reason: string };

export type ImportedTaxonomy = {
  name: TaxonomyName;
  importedAt: string;
  occupations: number;
  titles: number;
};
