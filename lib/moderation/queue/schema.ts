import type { ItemKind } from "../decisions.schema";

export const QUEUE_SIZE = 100;

export const QUEUE_SORTS = { oldest: "Waiting longest", risk: "Highest risk" } as const;
export type QueueSort = keyof typeof QUEUE_SORTS;

/** What the queue is narrowed to, and what of it is open; the page's address says the same. */
export type QueueView = {
  /** "" for all. */
  kind: ItemKind | "";
  sort: QueueSort;
  /** `kind.id` of what is looked at; "" for the first. */
  item: string;
};

/** One thing that waits for an admin. */
export type QueueItem = {
  kind: ItemKind;
  /** Of the job, the decision, the request for a look, or the account. */
  id: string;
  title: string;
  /** Whose it is. */
  about: string;
  /** ISO instant. */
  since: string;
  /** 0 to 100; 0 where no rule looks. */
  risk: number;
  /** How many rules found something, or how many people reported it. */
  count: number;
};

export type Queue = {
  items: QueueItem[];
  counts: Record<ItemKind, number>;
  /** ISO instant; null for an empty queue. */
  oldest: string | null;
};
