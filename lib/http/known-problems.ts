import "server-only";

// What can go wrong with calls of several folders, by status: for the `problems` of operations.

export const TOO_MANY = { 429: "Too many requests; `Retry-After` says how long to wait." };
export const CHALLENGED = {
  403: "`challenge_required`: solve a challenge of /api/challenges first.",
};
export const WRONG_PASSWORD = { 422: "The current password is wrong, or `errors` names what is." };
export const LINK_OVER = { 410: "The link is over, or none of ours." };
export const LIST_FULL = { 409: "The list is full." };
export const CHANGED_SINCE = { 409: "Someone else changed it since that version." };

export const ADMINS_ONLY = { 403: "Only an approved admin with a second factor may." };
export const OWNERS_ONLY = { 403: "Only owners of the company can do this." };

export const NO_COMPANY = { 404: "No company of yours has this id." };
export const NO_MEMBER = {
  404: "You have no company with this ID, or it has no member with this one.",
};
export const NO_APPLICATION = {
  404: "No application of yours, and none that your company got, has this id.",
};
export const NO_JOB = { 404: "No job has this id." };
export const NO_POSTING = { 404: "No posting of one's own companies has this id." };
export const NO_ARTICLE = { 404: "No article with this id." };
export const NO_RESUME = { 404: "No resume of yours has this id." };
export const NO_TEMPLATE = { 404: "One is not of the company, or it is gone." };
export const NOTHING_HERE = { 404: "There is nothing with this id." };
export const NOTHING_YOURS = { 404: "Nothing of yours has this id." };

/** Of a call by which a company looks at an application. */
export const RECEIVED = {
  404: "There is no such application for one's companies: another's, held or withdrawn.",
  409: "What was sent was deleted.",
};
/** Of a call by which a company works on one. */
export const RECEIVED_CHANGED = {
  ...RECEIVED,
  409: "What was sent has since been deleted or changed.",
  429: "More than 60 within a minute.",
};
