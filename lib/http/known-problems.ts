import "server-only";

// Problems shared by calls in several folders, by status, for the `problems` of operations.

export const TOO_MANY = { 429: "Too many requests; `Retry-After` says how long to wait." };
export const CHALLENGED = {
  403: "`challenge_required`: solve a challenge from /api/challenges first.",
};
export const WRONG_PASSWORD = {
  422: "The current password is wrong, or `errors` names what else is.",
};
export const LINK_OVER = { 410: "The link has expired or isn't one of ours." };
export const LIST_FULL = { 409: "The list is full." };
export const CHANGED_SINCE = { 409: "Someone else changed it since that version." };

export const ADMINS_ONLY = { 403: "Only an approved admin with two-factor login can do this." };
export const OWNERS_ONLY = { 403: "Only owners of the company can do this." };

export const VERIFIED_ONLY = {
  403: "The company isn't verified or is suspended, or our team has paused this.",
};
export const NO_COMPANY_SOURCE = {
  404: "You have no company with this id, or it has no such source.",
};

export const NO_COMPANY = { 404: "You have no company with this id." };
export const NO_MEMBER = {
  404: "You have no company with this id, or it has no such member.",
};
export const NO_APPLICATION = {
  404: "Neither you nor your company has an application with this id.",
};
export const NO_KEY = { 404: "There's no such company of yours, or no key with this id." };
export const NO_OWN_KEY = { 404: "You have no key with this id." };
export const NO_WEBHOOK = {
  404: "There's no such company of yours, or no webhook with this id.",
};
export const NO_DELIVERY = {
  404: "There's no such company of yours, no such webhook, or it's no longer in the log.",
};
export const NO_JOB = { 404: "There's no job with this id." };
export const NO_POSTING = { 404: "Your companies have no job with this id." };
export const NO_ARTICLE = { 404: "There's no article with this id." };
export const NO_RESUME = { 404: "You have no resume with this id." };
export const NO_TEMPLATE = { 404: "You're not a member of the company, or it no longer exists." };
export const NOTHING_HERE = { 404: "There's nothing with this id." };
export const NOTHING_YOURS = { 404: "You have nothing with this id." };

/** For calls by which a company reads an application. */
export const RECEIVED = {
  404: "Your companies have no such application, or it's held or withdrawn.",
  409: "What was sent was deleted.",
};
/** For calls by which a company changes one. */
export const RECEIVED_CHANGED = {
  ...RECEIVED,
  409: "What was sent has since been deleted or changed.",
  429: "More than 60 a minute.",
};
