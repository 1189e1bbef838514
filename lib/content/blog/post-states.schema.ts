/** An article's state: not shown, scheduled, or on the site. */
export const POST_STATES = ["draft", "scheduled", "live"] as const;
export type PostState = (typeof POST_STATES)[number];
export const POST_STATE_NAMES: Record<PostState, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  live: "Published",
};
