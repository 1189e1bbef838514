import "server-only";
import { setTimeout as pass } from "node:timers/promises";
import { boardKey, MOST_BOARDS } from "../boards";
import { listenToNotices } from "../db/notices";
import { noteAnnouncement, watchReplica } from "../db/replica";
import { log } from "../observability/log";
import { EVENT_CHANNEL, readChange } from "../queue";
import { withoutRequestContext } from "../server/request-context";
import { noteShown, withoutGathering } from "./page-facts";
import {
  type CacheFacts,
  createTaggedStore,
  type StoreLimits,
  type TaggedStore,
} from "./tagged-store";

/** An event as `droppedBy` names it; `about` means that it names the things it is about. */
type NamedEvent = { readonly name: string; readonly about?: unknown };

type StoreOptions<Value> = StoreLimits<Value> & {
  /** Unique within the product. */
  readonly name: string;
};

/** Values kept in this process until something drops them. */
export type CacheStore<Value> = Pick<TaggedStore<Value>, "read" | "open" | "size"> & {
  /** Drops exactly this value. */
  forget: (key: string, value: Value) => void;
};

type Options<Key, Value> = {
  /** Unique within the product. */
  readonly name: string;
  /** Events that make the loaded value stale. */
  readonly droppedBy: readonly NamedEvent[];
  /**
   * The ids of what a value is about: an event that names ids then drops only values about one of
   * them. An empty list, as for a list, stands for everything.
   */
  readonly about?: (value: Value, key: Key) => readonly string[];
  /**
   * The ids of what a list shows: an event about one of them drops the list at once; other events
   * drop it later.
   */
  readonly shows?: (value: Value) => readonly string[];
  readonly maxEntries: number;
  /** Whether the values are the same on every board; otherwise each board has its own. */
  readonly isShared?: true;
  /**
   * Whether loading goes through all jobs, and so takes seconds on a large site. It may take a
   * minute then, and requests get the earlier value meanwhile.
   */
  readonly isHeavy?: true;
  /** How long a value may be served if no event drops it, for values that change with time. */
  readonly maxAgeMs: number;
  /** `trueUntil` shortens that to when the loaded value changes automatically; null for never. */
  readonly load: (key: Key, trueUntil: (instant: Date | null) => void) => Promise<Value>;
};

/** How often `cached` found a value, and how often it had to load one. */
export type CacheReads = { found: number; loaded: number };

type State = {
  stores: Map<string, TaggedStore<object>>;
  reads: Map<string, CacheReads>;
  listening: boolean;
  started: boolean;
};

const STATE = Symbol.for("jobharbor.cache");

// On globalThis, because Next bundles this module more than once and an event must reach every
// copy.
const holder = globalThis as { [STATE]?: State };
holder[STATE] ??= { stores: new Map(), reads: new Map(), listening: false, started: false };
const state: State = holder[STATE];

/**
 * Keeps values in this process until something they are tagged with is announced anywhere, they
 * expire, or room runs out. While the process can't hear events, it keeps nothing.
 */
export function createStore<Value extends object>(options: StoreOptions<Value>): CacheStore<Value> {
  const find = (): TaggedStore<Value> | null => {
    listen();
    if (!state.listening) return null;
    const found = state.stores.get(options.name) as TaggedStore<Value> | undefined;
    if (found) return found;
    const made = createTaggedStore(options);
    state.stores.set(options.name, made as unknown as TaggedStore<object>);
    return made;
  };
  return {
    read: (key) => find()?.read(key),
    open: () => find()?.open() ?? (() => false),
    size: () => find()?.size() ?? { entries: 0, weight: 0, dropped: 0 },
    forget: (key, value) => {
      const store = find();
      if (store?.read(key) === value) store.delete(key);
    },
  };
}

/** The reads of each `cached` in this process since it started, by name. */
export function cacheReads(): ReadonlyMap<string, Readonly<CacheReads>> {
  return state.reads;
}

function readsOf(name: string): CacheReads {
  const known = state.reads.get(name) ?? { found: 0, loaded: 0 };
  state.reads.set(name, known);
  return known;
}

// A promise holds on to the request in which it was made, with everything rendered for it, so it is
// replaced as soon as the value is there.
type LoadedValue<Value> = { readonly value: Value; readonly facts: CacheFacts };
type LoadingValue<Value> = {
  readonly pending: Promise<LoadedValue<Value>>;
  readonly facts: CacheFacts;
};

// On a small site what is heavy is there by then, so that no one sees an old value.
const PATIENCE_MS = 300;
// How long a page with an old value may be kept.
const OLD_MS = 5000;

/** What is being loaded, or what was before it if that takes long or fails. */
async function orBefore<Value>(
  pending: Promise<LoadedValue<Value>>,
  before: LoadedValue<Value> | undefined,
  name: string,
): Promise<LoadedValue<Value>> {
  if (!before) return pending;
  const old = () => ({ ...before, facts: { ...before.facts, until: Date.now() + OLD_MS } });
  const loaded = pending.catch((error: unknown) => {
    log.warn({ name, error: String(error) }, "what was counted before is shown: it can't be now");
    return old();
  });
  return Promise.race([loaded, pass(PATIENCE_MS, null, { ref: false }).then(old)]);
}

/**
 * Caches what `load` returns for each board, like a store, and notes that a page that reads it shows it.
 * Simultaneous callers share one load; a failed load is not cached.
 */
export function cached<Key extends string | number | object, Value>(
  options: Options<Key, Value>,
): (key: Key) => Promise<Value> {
  const { name, droppedBy, maxAgeMs, isShared = false, isHeavy = false } = options;
  const maxEntries = isShared ? options.maxEntries : Math.max(options.maxEntries, MOST_BOARDS + 1);
  const store = createStore<LoadedValue<Value> | LoadingValue<Value>>({ name, maxEntries });
  // No event drops these.
  const earlier = isHeavy
    ? createStore<LoadedValue<Value>>({ name: `${name}.before`, maxEntries })
    : null;
  const reads = readsOf(name);
  const names = droppedBy.map((event) => event.name);
  const others = droppedBy.filter(({ about }) => about === undefined).map((event) => event.name);

  const begin = (key: Key, text: string): Promise<LoadedValue<Value>> => {
    const keep = store.open();
    let until = Date.now() + maxAgeMs;
    const trueUntil = (instant: Date | null) => {
      if (instant !== null) until = Math.min(until, instant.getTime());
    };
    const load = () => withoutGathering(() => options.load(key, trueUntil));
    const keepEarlier = earlier?.open();
    const pending = (isHeavy ? withoutRequestContext(load) : load()).then(
      (value) => {
        const ids = options.about?.(value, key) ?? [];
        const shown = options.shows?.(value) ?? [];
        const facts = { tags: [...ids, ...shown, ...(ids.length > 0 ? others : names)], until };
        const loaded = { value, facts };
        if (!keep(text, loaded, facts)) store.forget(text, loading);
        keepEarlier?.(text, loaded, { tags: [], until: Number.POSITIVE_INFINITY });
        return loaded;
      },
      (error: unknown) => {
        store.forget(text, loading);
        throw error;
      },
    );
    // Until it is loaded, no one knows what it is about.
    const loading = { pending, facts: { tags: names, until } };
    keep(text, loading, loading.facts);
    return pending;
  };
  return async (key) => {
    const own = typeof key === "object" ? JSON.stringify(key) : String(key);
    const text = isShared ? own : boardKey(own);
    const kept = store.read(text);
    if (kept) reads.found += 1;
    else reads.loaded += 1;
    const isLoaded = kept !== undefined && !("pending" in kept);
    const { value, facts } = isLoaded
      ? kept
      : await orBefore(kept?.pending ?? begin(key, text), earlier?.read(text), name);
    noteShown(facts);
    return value;
  };
}

/**
 * Drops what an event made stale, and lists that show one of these ids; without an event,
 * everything.
 */
export function dropCached(event?: string, about: readonly string[] = []): void {
  for (const store of state.stores.values()) {
    if (event === undefined) store.clear();
    else store.drop({ event, about });
  }
}

function listen(): void {
  if (state.started) return;
  state.started = true;
  listenToNotices({
    channel: EVENT_CHANNEL,
    hear: (payload) => {
      const { event, about } = readChange(payload);
      noteAnnouncement();
      dropCached(event, about);
    },
    begin: (client) => {
      dropCached();
      state.listening = true;
      watchReplica(client);
    },
    lose: () => {
      state.listening = false;
      watchReplica(null);
      dropCached();
    },
  });
}
