import type { SourceFields } from "../schema";

/** What a move reads: a WordPress export with WP Job Manager's listings, or a board's CSV export. */
export const MOVE_KINDS = ["wp-job-manager", "csv"] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** Where a company's picture is. */
export type PictureAddress = {
  /** Its address on the old site. */
  url: string;
  /** Its file under the uploads folder, if the export says it. */
  file: string | null;
};

/** What an export says of a company beside its name. */
export type MovedCompany = { tagline: string | null; logo: PictureAddress | null };

/** A row that doesn't come in. */
export type SkippedRow = { row: number; title: string; reason: string };

/** A page of the old site that listed the jobs of a category, a type or a company. */
export type OldPage = {
  kind: "category" | "type" | "company";
  /** What it is called there. */
  name: string;
  /** From "/" on, or with its host. */
  address: string;
};

/** A row of an export as a record of an import, and what else it says. */
export type MovedListing = {
  record: SourceFields;
  company: { name: string } & MovedCompany;
  oldPages?: OldPage[];
  /** Its fields that nothing reads, by their names in the export. */
  unread?: string[];
};

/** A row of an export, or why it doesn't come in. */
export type MovedRow = MovedListing | { reason: string; title: string };

export type PictureReport = {
  taken: number;
  /** Companies that have a logo already. */
  kept: number;
  missing: { company: string; reason: string }[];
};

/** What became of the old site's categories. */
export type CategoryReport = {
  /** As "Old → ours", and how many jobs each has. */
  became: Map<string, number>;
  /** Those that nothing here stands for, and how many jobs each has. */
  unknown: Map<string, number>;
  /** Those that were made, or would be. */
  added: string[];
  /** Those that couldn't be made. */
  refused: { name: string; reason: string }[];
};

export type OldPagesReport = {
  /** How many of the old site's pages lead to a page here. */
  led: number;
  /** Those for which there's nothing to lead to. */
  lost: OldPage[];
};
