/** How long complete readings have to miss a job before it ends: two daily ones do. */
export const GRACE_HOURS = 20;

/** How much a visit of a source may take. */
export type VisitLimits = {
  /** Of a document that has to be held whole, decompressed. */
  documentBytes: number;
  /** Of a file that is read piece by piece, decompressed. */
  fileBytes: number;
  /** Until a server begins to answer. */
  waitMs: number;
  /** For one request. */
  requestMs: number;
  /** For all requests together. */
  visitMs: number;
  /** Between two requests to one host, unless its robots.txt wants more. */
  pauseMs: number;
  /** How many pages of a site, or postings of a board that sends each by itself, are read. */
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

/** For looking at the beginning while someone waits. */
export const PREVIEW_LIMITS: VisitLimits = {
  ...RUN_LIMITS,
  fileBytes: 8 * MB,
  waitMs: 10_000,
  requestMs: 20_000,
  visitMs: 25_000,
  pages: 10,
};

/** By which a server knows the version of a document that we have. */
export type Validators = { etag: string | null; lastModified: string | null };

/** A document that was visited. */
export type VisitedText = {
  text: string;
  /** Its address after redirects. */
  url: string;
  /** Whether the response said where the text ends; if not, it may be cut off. */
  hasKnownEnd: boolean;
  validators: Validators;
};

export const NO_VALIDATORS: Validators = { etag: null, lastModified: null };
