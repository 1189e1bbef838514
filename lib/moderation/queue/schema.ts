import { type Parameters, readCode, readText } from "@/lib/shared/parameters";
import { ITEM_KINDS, type ItemKind, itemKinds } from "../decisions.schema";

export const QUEUE_SIZE = 100;
const ID_MAX_LENGTH = 60;

export const QUEUE_SORTS = { oldest: "Waits longest", risk: "Highest risk" } as const;
export type QueueSort = keyof typeof QUEUE_SORTS;

/** What the queue is narrowed to, and what of it is open; the page's address says the same. */
export type QueueView = {
  /** "" for all. */
  kind: ItemKind | "";
  sort: QueueSort;
  /** `kind.id` of what is looked at; "" for the first. */
  item: string;
};

const oneOf = <Name extends string>(names: Record<Name, string>, code: string): Name | "" =>
  Object.hasOwn(names, code) ? (code as Name) : "";

/** Reads the view from an address; what cannot be read is as if it were not there. */
export function readQueueView(parameters: Parameters): QueueView {
  return {
    kind: oneOf(ITEM_KINDS, readCode(parameters, "kind")),
    sort: oneOf(QUEUE_SORTS, readCode(parameters, "sort")) || "oldest",
    item: readText(parameters, "item", ID_MAX_LENGTH),
  };
}

/** The address of a view; what is as always is left out. */
export function queueHref({ kind = "", sort = "oldest", item = "" }: Partial<QueueView>): string {
  const search = new URLSearchParams();
  if (kind) search.set("kind", kind);
  if (sort !== "oldest") search.set("sort", sort);
  if (item) search.set("item", item);
  return search.size > 0 ? `/admin?${search}` : "/admin";
}

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

/** How much waits, of one kind or of all; the list shows the first of it. */
export function countWaiting({ counts }: Pick<Queue, "counts">, kind: ItemKind | "" = ""): number {
  if (kind) return counts[kind];
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** What names an item in an address. */
export const itemKey = ({ kind, id }: Pick<QueueItem, "kind" | "id">) => `${kind}.${id}`;

/** The item that a name stands for; `null` for what is none. */
export function readItemKey(key: string): { kind: ItemKind; id: string } | null {
  const [kind = "", id = ""] = key.split(".");
  const known = itemKinds.find((name) => name === kind);
  return known && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
    ? { kind: known, id }
    : null;
}
