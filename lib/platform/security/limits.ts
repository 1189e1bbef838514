import "server-only";

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type RateWindow = { readonly points: number; readonly seconds: number };
export type Limit = {
  /** What a key is. Addresses are counted by network: see `addressBucket`. */
  readonly by: "address" | "email" | "account" | "challenge" | "view";
  /** All of them must have room. */
  readonly windows: readonly [RateWindow, ...RateWindow[]];
  /** How long a key that exceeded it stays refused; by default, until the window ends. */
  readonly blockSeconds?: number;
  /** After how many points a form must come with a solved challenge. */
  readonly challengeAbove?: number;
};

/**
 * Every limit of the product. Sources of the numbers: T is DfE teaching-vacancies, rack_attack.rb;
 * M is Mastodon, rack_attack.rb; A is OWASP ASVS 5.0; N is NIST; O is our own choice.
 */
export const LIMITS = {
  // T: more than 50 requests in 10 minutes are refused for an hour; authentication calls only.
  authenticationByAddress: {
    by: "address",
    windows: [{ points: 50, seconds: 10 * MINUTE }],
    blockSeconds: HOUR,
  },
  loginByAddress: { by: "address", windows: [{ points: 25, seconds: 5 * MINUTE }] }, // M
  // O: each opening of the login asks for one, and each attempt with a passkey.
  passkeyChallengeByAddress: {
    by: "address",
    windows: [
      { points: 60, seconds: MINUTE },
      { points: 600, seconds: HOUR },
    ],
  },
  // O: never the first to refuse; counts failures to decide on a challenge.
  failedLoginByAddress: {
    by: "address",
    windows: [{ points: 50, seconds: 10 * MINUTE }],
    challengeAbove: 10,
  },
  // N: NIST SP 800-63B-4, 3.2.2: guesses at a locked account, each with a solved challenge.
  challengedLoginByEmail: {
    by: "email",
    windows: [
      { points: 30, seconds: HOUR },
      { points: 100, seconds: DAY },
    ],
  },
  signUpByAddress: { by: "address", windows: [{ points: 10, seconds: HOUR }], challengeAbove: 3 }, // O
  signUpByEmail: { by: "email", windows: [{ points: 5, seconds: 30 * MINUTE }] }, // M
  // M: emails with a link, whatever for, so that no one's mailbox is flooded.
  mailByEmail: { by: "email", windows: [{ points: 5, seconds: 30 * MINUTE }] },
  mailByAddress: { by: "address", windows: [{ points: 25, seconds: 5 * MINUTE }] },
  secondFactorByAccount: { by: "account", windows: [{ points: 5, seconds: MINUTE }] }, // A 6.6.3
  passwordByAccount: { by: "account", windows: [{ points: 10, seconds: 10 * MINUTE }] }, // A 6.3.1
  mailedCodeByAccount: { by: "account", windows: [{ points: 10, seconds: 10 * MINUTE }] }, // A 6.6.3
  refreshByAccount: { by: "account", windows: [{ points: 60, seconds: HOUR }] }, // O
  exportByAccount: { by: "account", windows: [{ points: 3, seconds: DAY }] }, // O
  pictureByAccount: { by: "account", windows: [{ points: 30, seconds: HOUR }] }, // O
  messageByAccount: {
    by: "account",
    windows: [
      { points: 10, seconds: MINUTE },
      { points: 100, seconds: DAY },
    ],
  }, // O
  // O: what someone without an account does by their mailed link; the key is the application.
  changeByLink: {
    by: "account",
    windows: [
      { points: 30, seconds: MINUTE },
      { points: 300, seconds: DAY },
    ],
  },
  // O: emails that say what became of an answer by email; a program may be at the other end.
  replyNoticeByAccount: { by: "account", windows: [{ points: 10, seconds: DAY }] },
  // O: notes, ratings, tags, interviews and templates: what a team does with applicants.
  applicantByAccount: { by: "account", windows: [{ points: 60, seconds: MINUTE }] },
  // O: one text to many applicants; each of them is a point.
  bulkMessageByAccount: {
    by: "account",
    windows: [
      { points: 200, seconds: HOUR },
      { points: 500, seconds: DAY },
    ],
  },
  // O: one tag for many applicants; each of them is a point.
  bulkTagByAccount: { by: "account", windows: [{ points: 1000, seconds: HOUR }] },
  // O: each application is a point, moved alone or with others.
  moveByAccount: { by: "account", windows: [{ points: 1000, seconds: HOUR }] },
  companyExportByAccount: { by: "account", windows: [{ points: 20, seconds: DAY }] }, // O
  adminExportByAccount: { by: "account", windows: [{ points: 30, seconds: DAY }] }, // O
  // O: bulk posting is for flooding a board; legitimate sources are imported.
  postingByAccount: {
    by: "account",
    windows: [
      { points: 30, seconds: HOUR },
      { points: 150, seconds: DAY },
    ],
  },
  // O: what a verified company's own system posts with a key; the key is the company.
  postingByCompany: {
    by: "account",
    windows: [
      { points: 500, seconds: HOUR },
      { points: 2000, seconds: DAY },
    ],
  },
  sourceByAccount: { by: "account", windows: [{ points: 30, seconds: HOUR }] }, // O
  webhookTestByAccount: { by: "account", windows: [{ points: 30, seconds: HOUR }] }, // O
  // O: calls with an API key; one window, because the responses say what is left of it.
  callByKey: { by: "account", windows: [{ points: 600, seconds: MINUTE }] },
  // O: one for each pause in typing, besides the previews.
  jobDraftByAccount: { by: "account", windows: [{ points: 1200, seconds: HOUR }] },
  // O: one for each pause in typing.
  applicationDraftByAccount: { by: "account", windows: [{ points: 1200, seconds: HOUR }] },
  // O: a program's drafts, apart from the form's, so that it can't use up what the person needs.
  preparationByAccount: { by: "account", windows: [{ points: 100, seconds: HOUR }] },
  impersonationByAccount: { by: "account", windows: [{ points: 20, seconds: HOUR }] }, // O
  // O: an honest person finds a handful; more is a campaign, and someone has to read each one.
  reportByAddress: {
    by: "address",
    windows: [
      { points: 10, seconds: HOUR },
      { points: 30, seconds: DAY },
    ],
  },
  appealByAccount: { by: "account", windows: [{ points: 10, seconds: DAY }] }, // O
  visitByAccount: { by: "account", windows: [{ points: 100, seconds: DAY }] }, // O
  // A 2.4.1: applicants' resumes are read, not harvested.
  resumeViewByAccount: {
    by: "account",
    windows: [
      { points: 60, seconds: HOUR },
      { points: 300, seconds: DAY },
    ],
  },
  companyByAccount: { by: "account", windows: [{ points: 10, seconds: DAY }] }, // O
  // O: each is an email to someone who may never have heard of this site.
  invitationByAccount: {
    by: "account",
    windows: [
      { points: 20, seconds: HOUR },
      { points: 60, seconds: DAY },
    ],
  },
  // O: each is an email to someone who may never have heard of this site.
  additionByAccount: {
    by: "account",
    windows: [
      { points: 40, seconds: HOUR },
      { points: 150, seconds: DAY },
    ],
  },
  joinRequestByAccount: { by: "account", windows: [{ points: 10, seconds: DAY }] }, // O
  verificationByAccount: { by: "account", windows: [{ points: 20, seconds: HOUR }] }, // O
  resumeByAccount: { by: "account", windows: [{ points: 40, seconds: HOUR }] }, // O
  alertByAccount: { by: "account", windows: [{ points: 60, seconds: HOUR }] }, // O
  // O: alerts for addresses without an account, each with an email; programs love such forms.
  alertByAddress: { by: "address", windows: [{ points: 20, seconds: HOUR }], challengeAbove: 5 },
  // O: messages to the operator, each an email.
  contactByAddress: {
    by: "address",
    windows: [
      { points: 10, seconds: HOUR },
      { points: 30, seconds: DAY },
    ],
    challengeAbove: 2,
  },
  // T: reading everything is allowed, at a pace. Covers /api/searchJobs, FeatureJobs, FresherJobs,
  // and the pages and feeds that search, unless served from memory.
  searchByAddress: {
    by: "address",
    windows: [
      { points: 105, seconds: MINUTE },
      { points: 900, seconds: 10 * MINUTE },
      { points: 4500, seconds: HOUR },
    ],
  },
  // O: ten different pages in a second, or 100 a minute for hours, aren't one person, though they
  // may be several behind one address. A search engine's verified crawler may read twenty times as
  // fast.
  pageByAddress: {
    by: "address",
    windows: [
      { points: 600, seconds: MINUTE },
      { points: 6000, seconds: HOUR },
    ],
  },
  pageByCrawler: { by: "address", windows: [{ points: 2400, seconds: MINUTE }] }, // O
  // O: one for each word typed, besides the searches: /api/suggest, /api/companies and
  // /api/places/nearest.
  suggestionsByAddress: {
    by: "address",
    windows: [
      { points: 120, seconds: MINUTE },
      { points: 2000, seconds: HOUR },
    ],
  },
  // O: strangers' messages to /mcp. Each of their searches takes three, to begin and to call.
  agentMessageByAddress: {
    by: "address",
    windows: [
      { points: 400, seconds: MINUTE },
      { points: 6000, seconds: HOUR },
    ],
  },
  viewByAddress: { by: "address", windows: [{ points: 120, seconds: MINUTE }] }, // O
  // O: a reader's view of a job counts once a day; the key changes every day and identifies no one.
  viewOnce: { by: "view", windows: [{ points: 1, seconds: DAY }] },
  // O: a solved challenge opens one door; it expires before this does.
  challengeUse: { by: "challenge", windows: [{ points: 1, seconds: 10 * MINUTE }] },
} as const satisfies Record<string, Limit>;

/** The limits that require a challenge from some number of points on. */
export type ChallengedLimit = {
  [Name in keyof typeof LIMITS]: (typeof LIMITS)[Name] extends { challengeAbove: number }
    ? Name
    : never;
}[keyof typeof LIMITS];

/**
 * O, security.md 3b: what one person may send within a day. Counted from the applications
 * themselves, under a lock, so that simultaneous ones can't exceed it and a repeat costs nothing.
 */
export const APPLICATIONS = { seconds: DAY, applications: 30, sameCoverLetter: 10 } as const;

/** T, ASVS 6.3.1: how failed logins lock an account. Failures are forgotten after a day. */
export const LOCK = {
  failures: 5,
  firstSeconds: MINUTE,
  longestSeconds: HOUR,
  memorySeconds: DAY,
} as const;
