/** How long complete readings have to lack a job before it ends. Two daily readings are enough. */
export const GRACE_HOURS = 20;

/** Limits for a visit of a source. */
export type VisitLimits = {
  /** For a document that is held in memory as a whole, decompressed. */
  documentBytes: number;
  /** For a file that is read piece by piece, decompressed. */
  fileBytes: number;
  /** The time until a server begins to respond. */
  waitMs: number;
  /** The time for one request. */
  requestMs: number;
  /** The time for all requests together. */
  visitMs: number;
  /** The pause between two requests to one host, unless its robots.txt asks for a longer one. */
  pauseMs: number;
  /** How many pages of a site are read, or postings of a board that sends each separately. */
  pages: number;
};

const MB = 1024 * 1024;

export const RUN_LIMITS: VisitLimits = {
  documentBytes: 32 * MB,
  fileBytes: 512 * MB,
  waitMs: 20_000,
  requestMs: 5 * 60_000,
  visitMs: 30 * 60_000,
  pauseMs: 500,
  pages: 2000,
};

/** For a preview of the beginning while someone waits. */
export const PREVIEW_LIMITS: VisitLimits = {
  ...RUN_LIMITS,
  fileBytes: 8 * MB,
  waitMs: 10_000,
  requestMs: 20_000,
  visitMs: 25_000,
  pages: 10,
};

/** By these a server recognises the version of a document that we have. */
export type Validators = { etag: string | null; lastModified: string | null };

/** A document that a visit has read. */
export type VisitedText = {
  text: string;
  /** Its address after redirects. */
  url: string;
  /** Whether the response said where the text ends. If not, the text may be cut off. */
  hasKnownEnd: boolean;
  validators: Validators;
};

export const NO_VALIDATORS: Validators = { etag: null, lastModified: null };
