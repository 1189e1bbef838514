import type { ItemKind } from "../decisions.schema";

export const QUEUE_SIZE = 100;

export const QUEUE_SORTS = { oldest: "Waiting longest", risk: "Highest risk" } as const;
export type QueueSort = keyof typeof QUEUE_SORTS;

/** The queue's filters and the open item, as they also appear in the page's address. */
export type QueueView = {
  /** "" for all. */
  kind: ItemKind | "";
  sort: QueueSort;
  /** `kind.id` of the open item; "" for the first. */
  item: string;
};

/** An item waiting for an admin. */
export type ReviewQueueItem = {
  kind: ItemKind;
  /** The id of the job, the decision, the look-alike request or the account. */
  id: string;
  title: string;
  /** Whose it is. */
  about: string;
  /** ISO instant. */
  since: string;
  /** 0 to 100; 0 where no rules apply. */
  risk: number;
  /** How many rules found something, or how many people reported it. */
  count: number;
  /** Of the posting or change, which a decision names; null for everything else. */
  version: number | null;
  /** Whether its company sent it again after it was sent back to them. */
  isAgain: boolean;
};

export type ReviewQueue = {
  items: ReviewQueueItem[];
  counts: Record<ItemKind, number>;
  /** ISO instant; null for an empty queue. */
  oldest: string | null;
};

/** How many items of a kind wait for an admin, and since when the oldest does. */
export type WaitingKind = { kind: ItemKind; count: number; oldest: string | null };
