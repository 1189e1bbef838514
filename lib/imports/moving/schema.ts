import type { SourceFields } from "../schema";

/**
 * The exports that a move reads: WordPress with WP Job Manager's listings, or a board's CSV file.
 */
export const MOVE_KINDS = ["wp-job-manager", "csv"] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** Where to find a company's picture. */
export type PictureAddress = {
  /** Its address on the old site. */
  url: string;
  /** Its file in the uploads folder, if the export names it. */
  file: string | null;
};

/** An export's details of a company besides its name. */
export type MovedCompany = { tagline: string | null; logo: PictureAddress | null };

/** A row that isn't imported. */
export type SkippedRow = { row: number; title: string; reason: string };

/** A row that comes in and goes live later, on that day. */
export type ScheduledRow = { row: number; title: string; day: string };

/** A page of the old site that listed the jobs of a company, or of a term such as a category. */
export type OldPage = {
  /** `words` is one of a taxonomy of which only the terms' names are known. */
  kind: "category" | "type" | "tag" | "place" | "words" | "company";
  /** What it is called there. */
  name: string;
  /** From "/" on, or with its host. */
  address: string;
};

/** A row of an export as a record of an import, with its other contents. */
export type MovedListing = {
  record: SourceFields;
  company: { name: string } & MovedCompany;
  oldPages?: OldPage[];
  /** Its fields that nothing reads, by their names in the export. */
  unread?: string[];
};

/** A row of an export, or the reason why it isn't imported. */
export type MovedRow = MovedListing | { reason: string; title: string };

export type PictureReport = {
  taken: number;
  /** Companies that already have a logo. */
  kept: number;
  missing: { company: string; reason: string }[];
};

/** The results for the old site's categories. */
export type CategoryReport = {
  /** As "Old → ours", with the number of jobs in each. */
  became: Map<string, number>;
  /** Categories that match none here, with the number of jobs in each. */
  unknown: Map<string, number>;
  /** Categories that were created, or would be. */
  added: string[];
  /** Categories that couldn't be created. */
  refused: { name: string; reason: string }[];
};

export type OldPagesReport = {
  /** How many of the old site's pages redirect to a page here. */
  led: number;
  /** Pages without a target here. */
  lost: OldPage[];
};
