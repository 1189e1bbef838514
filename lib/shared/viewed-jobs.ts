/** A job that someone viewed, as it is listed for them. */
export type ViewedJob = { id: string; slug: string; title: string; company: string };

/** How many viewed jobs are kept, for a member and in a visitor's browser. */
export const MOST_VIEWED = 12;
