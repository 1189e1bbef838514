/** How many days the small charts of postings cover, and how many of them one point stands for. */
export const RECENT_VIEWS = { days: 90, step: 3 } as const;
/** How often postings were viewed in those days, by posting id, the earliest point first. */
export type RecentViews = Readonly<Record<string, readonly number[]>>;
