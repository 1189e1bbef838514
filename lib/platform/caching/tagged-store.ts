import "server-only";
import { LRUCache } from "lru-cache";

/** What drops a value, and until when it is valid otherwise. */
export type CacheFacts = {
  /** Names of events, and ids of what it is about. */
  readonly tags: readonly string[];
  /** In milliseconds since 1970. */
  readonly until: number;
};

/** Something announced: an event, and the ids of what it is about, if it names any. */
export type AnnouncedChange = { readonly event: string; readonly about: readonly string[] };

export type StoreLimits<Value> = {
  readonly maxEntries: number;
  /** The most that all values together may weigh, and how to weigh one; tags come on top. */
  readonly maxWeight?: number;
  readonly weigh?: (value: Value, key: string) => number;
  /**
   * The share of the room for values requested only once. A second request moves a value out of it,
   * so that a crawler passing through displaces nothing popular. Without it, all values share the
   * same room.
   */
  readonly trialShare?: number;
  /**
   * Events drop what they are about at once, but lists no more often than this, in milliseconds;
   * the first event after a quiet time drops them at once too. Events of one domain are counted
   * together.
   */
  readonly listPauseMs?: number;
};

type StoredItem<Value> = CacheFacts & { readonly value: Value };

/** Values by key, each dropped by what it is tagged with. */
export type TaggedStore<Value> = {
  read: (key: string) => Value | undefined;
  /**
   * Opens the store for a value being made. Storing it is refused, with `false`, if one of its tags
   * has been dropped since.
   */
  open: () => (key: string, value: Value, facts: CacheFacts) => boolean;
  delete: (key: string) => void;
  /** Drops what a change makes stale. */
  drop: (change: AnnouncedChange) => void;
  clear: () => void;
  size: () => { entries: number; weight: number; dropped: number };
};

const MOST_REMEMBERED = 10_000;
// The size of an id in the index, in bytes.
const TAG_WEIGHT = 100;

/**
 * Records which tags were dropped when, so that a value made in the meantime isn't taken for a
 * fresh one.
 */
function rememberDrops() {
  const dropped = new Map<string, number>();
  let clock = 0;
  let horizon = 0;
  return {
    now: () => clock,
    note: (tag: string) => {
      clock += 1;
      dropped.delete(tag);
      dropped.set(tag, clock);
      if (dropped.size <= MOST_REMEMBERED) return;
      const [oldest = ["", 0] as const] = dropped;
      horizon = oldest[1];
      dropped.delete(oldest[0]);
    },
    clear: () => {
      clock += 1;
      horizon = clock;
      dropped.clear();
    },
    hasAny: (tags: readonly string[], since: number) =>
      since < horizon || tags.some((tag) => (dropped.get(tag) ?? 0) > since),
  };
}

/** Calls `drop` for events, at most once per `pauseMs` for those of one domain. */
function pace(pauseMs: number, drop: (event: string) => void): (event: string) => void {
  const last = new Map<string, number>();
  const waiting = new Map<string, Set<string>>();
  const flush = (domain: string) => {
    last.set(domain, performance.now());
    for (const event of waiting.get(domain) ?? []) drop(event);
    waiting.delete(domain);
  };
  return (event) => {
    const domain = event.split(".", 1)[0] ?? event;
    const events = waiting.get(domain);
    if (events) {
      events.add(event);
      return;
    }
    waiting.set(domain, new Set([event]));
    const wait = (last.get(domain) ?? -pauseMs) + pauseMs - performance.now();
    if (wait <= 0) flush(domain);
    else setTimeout(() => flush(domain), wait).unref();
  };
}

/** The keys that each tag belongs to. */
function indexTags() {
  const keys = new Map<string, Set<string>>();
  return {
    add: (key: string, tags: readonly string[]) => {
      for (const tag of tags) {
        const known = keys.get(tag);
        if (known) known.add(key);
        else keys.set(tag, new Set([key]));
      }
    },
    remove: (key: string, tags: readonly string[]) => {
      for (const tag of tags) {
        const known = keys.get(tag);
        known?.delete(key);
        if (known?.size === 0) keys.delete(tag);
      }
    },
    of: (tag: string) => [...(keys.get(tag) ?? [])],
  };
}

type Index = ReturnType<typeof indexTags>;

function makeRoom<Value extends object>(
  { maxEntries, maxWeight, weigh }: StoreLimits<Value>,
  share: number,
  index: Index,
): LRUCache<string, StoredItem<Value>> {
  return new LRUCache<string, StoredItem<Value>>({
    max: Math.max(1, Math.round(maxEntries * share)),
    dispose: ({ tags }, key) => index.remove(key, tags),
    ...(maxWeight && weigh
      ? {
          maxSize: Math.max(1, Math.round(maxWeight * share)),
          sizeCalculation: ({ value, tags }: StoredItem<Value>, key: string) =>
            Math.max(1, Math.round(weigh(value, key)) + tags.length * TAG_WEIGHT),
        }
      : {}),
  });
}

export function createTaggedStore<Value extends object>(
  limits: StoreLimits<Value>,
): TaggedStore<Value> {
  const { trialShare = 0, listPauseMs = 0 } = limits;
  const index = indexTags();
  const drops = rememberDrops();
  const kept = makeRoom(limits, 1 - trialShare, index);
  const trial = trialShare > 0 ? makeRoom(limits, trialShare, index) : null;
  const rooms = trial ? [kept, trial] : [kept];
  let dropped = 0;

  const put = (room: typeof kept, key: string, item: StoredItem<Value>) => {
    room.set(key, item);
    if (room.has(key)) index.add(key, item.tags);
  };
  const remove = (key: string) => rooms.some((room) => room.delete(key));
  const dropTag = (tag: string) => {
    drops.note(tag);
    for (const key of index.of(tag)) if (remove(key)) dropped += 1;
  };
  const dropLists = listPauseMs > 0 ? pace(listPauseMs, dropTag) : dropTag;
  /** A value requested for the second time. */
  const promote = (key: string): StoredItem<Value> | undefined => {
    const item = trial?.get(key);
    if (!trial || !item) return undefined;
    trial.delete(key);
    put(kept, key, item);
    return item;
  };
  return {
    read: (key) => {
      const item = kept.get(key) ?? promote(key);
      if (!item || item.until > Date.now()) return item?.value;
      remove(key);
      return undefined;
    },
    open: () => {
      const since = drops.now();
      return (key, value, { tags, until }) => {
        if (until <= Date.now() || drops.hasAny(tags, since)) return false;
        const isKnown = !trial || kept.has(key);
        remove(key);
        put(isKnown ? kept : trial, key, { value, tags, until });
        return true;
      };
    },
    delete: remove,
    drop: ({ event, about }) => {
      for (const id of about) dropTag(id);
      dropLists(event);
    },
    clear: () => {
      drops.clear();
      for (const room of rooms) room.clear();
    },
    size: () => ({
      entries: kept.size + (trial?.size ?? 0),
      weight: kept.calculatedSize + (trial?.calculatedSize ?? 0),
      dropped,
    }),
  };
}
