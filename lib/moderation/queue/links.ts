import { type Parameters, readCode, readText } from "@/lib/shared/parameters";
import { ITEM_KINDS, type ItemKind, itemKinds } from "../decisions.schema";
import { QUEUE_SORTS, type QueueView, type ReviewQueue, type ReviewQueueItem } from "./schema";

const ID_MAX_LENGTH = 60;

const oneOf = <Name extends string>(names: Record<Name, string>, code: string): Name | "" =>
  Object.hasOwn(names, code) ? (code as Name) : "";

/** Reads the view from an address; values that can't be read are ignored. */
export function readQueueView(parameters: Parameters): QueueView {
  return {
    kind: oneOf(ITEM_KINDS, readCode(parameters, "kind")),
    sort: oneOf(QUEUE_SORTS, readCode(parameters, "sort")) || "oldest",
    item: readText(parameters, "item", ID_MAX_LENGTH),
  };
}

/** The address of a view; defaults are left out. */
export function queueHref({ kind = "", sort = "oldest", item = "" }: Partial<QueueView>): string {
  const search = new URLSearchParams();
  if (kind) search.set("kind", kind);
  if (sort !== "oldest") search.set("sort", sort);
  if (item) search.set("item", item);
  return search.size > 0 ? `/admin/review?${search}` : "/admin/review";
}

/** How many items are waiting, of one kind or of all; the list shows only the first. */
export function countWaiting(
  { counts }: Pick<ReviewQueue, "counts">,
  kind: ItemKind | "" = "",
): number {
  if (kind) return counts[kind];
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** An item's name in an address. */
export const itemKey = ({ kind, id }: Pick<ReviewQueueItem, "kind" | "id">) => `${kind}.${id}`;

/** The item that a name stands for; `null` for an invalid name. */
export function readItemKey(key: string): { kind: ItemKind; id: string } | null {
  const [kind = "", id = ""] = key.split(".");
  const known = itemKinds.find((name) => name === kind);
  return known && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
    ? { kind: known, id }
    : null;
}
