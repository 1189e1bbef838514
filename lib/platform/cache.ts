import "server-only";
import { LRUCache } from "lru-cache";
import { Client } from "pg";
import { env } from "./env";
import { log } from "./log";
import { EVENT_CHANNEL } from "./queue";

type StoreOptions<Value> = {
  /** Unique in the product. */
  readonly name: string;
  /** Facts that make every entry stale. */
  readonly droppedBy: readonly { readonly name: string }[];
  readonly maxEntries: number;
  /** The most that all entries together may weigh, and what one weighs. */
  readonly maxWeight?: number;
  readonly weigh?: (value: Value) => number;
  /** How long an entry may serve although no event dropped it: for what time itself changes. */
  readonly maxAgeMs: number;
};

/** Values in this process, until an event. */
export type Store<Value> = {
  read: (key: string) => Value | undefined;
  /** Opens the store for a value that is being made: what became stale meanwhile is not kept. */
  open: () => (key: string, value: Value) => void;
  /** Forgets this very value. */
  forget: (key: string, value: Value) => void;
};

type Options<Key, Value> = Omit<StoreOptions<Promise<Value>>, "maxWeight" | "weigh"> & {
  readonly load: (key: Key) => Promise<Value>;
};

type Entry = { events: ReadonlySet<string>; values: LRUCache<string, object>; drops: number };
type State = { entries: Map<string, Entry>; listening: boolean; started: boolean };

const STATE = Symbol.for("jobharbor.cache");
const RECONNECT_MS = 2000;

// On globalThis: Next bundles this module more than once, and an event must reach every copy.
const holder = globalThis as { [STATE]?: State };
holder[STATE] ??= { entries: new Map(), listening: false, started: false };
const state: State = holder[STATE];

function newEntry<Value extends object>(options: StoreOptions<Value>): Entry {
  const { maxEntries, maxWeight, weigh, maxAgeMs, droppedBy } = options;
  const values = new LRUCache<string, Value>({
    max: maxEntries,
    ttl: maxAgeMs,
    ...(maxWeight && weigh ? { maxSize: maxWeight, sizeCalculation: weigh } : {}),
  });
  const events = new Set(droppedBy.map((event) => event.name));
  return { events, values: values as unknown as Entry["values"], drops: 0 };
}

/**
 * Keeps values in this process until an event that the options name is announced anywhere, their
 * age runs out, or there is no more room. While the process cannot hear events, it keeps nothing.
 */
export function createStore<Value extends object>(options: StoreOptions<Value>): Store<Value> {
  const find = (): Entry | null => {
    listen();
    if (!state.listening) return null;
    const found = state.entries.get(options.name) ?? newEntry(options);
    state.entries.set(options.name, found);
    return found;
  };
  return {
    read: (key) => find()?.values.get(key) as Value | undefined,
    open: () => {
      const entry = find();
      const drops = entry?.drops;
      return (key, value) => {
        if (entry?.drops === drops) entry?.values.set(key, value);
      };
    },
    forget: (key, value) => {
      const values = find()?.values;
      if (values?.get(key) === value) values.delete(key);
    },
  };
}

/**
 * Remembers what `load` answers, as a store does. Simultaneous callers share one load; a failed
 * load is not remembered.
 */
export function cached<Key extends string | number | object, Value>(
  options: Options<Key, Value>,
): (key: Key) => Promise<Value> {
  const { load, ...rest } = options;
  const store = createStore<Promise<Value>>(rest);
  return (key) => {
    const text = typeof key === "object" ? JSON.stringify(key) : String(key);
    const known = store.read(text);
    if (known !== undefined) return known;
    const keep = store.open();
    const value = load(key);
    keep(text, value);
    value.catch(() => store.forget(text, value));
    return value;
  };
}

/** Forgets what an event made stale; without one, everything. */
export function dropCached(event?: string): void {
  for (const entry of state.entries.values()) {
    if (event !== undefined && !entry.events.has(event)) continue;
    entry.drops += 1;
    entry.values.clear();
  }
}

function listen(): void {
  if (state.started) return;
  state.started = true;
  void connect();
}

async function connect(): Promise<void> {
  const client = new Client({ connectionString: env().DATABASE_URL, keepAlive: true });
  const retry = () => {
    state.listening = false;
    dropCached();
    client.removeAllListeners();
    client.on("error", () => undefined);
    setTimeout(() => void connect(), RECONNECT_MS).unref();
  };
  client.once("error", retry);
  client.once("end", retry);
  client.on("notification", ({ payload }) => dropCached(payload));
  try {
    await client.connect();
    // The connection only listens; it must not keep a finished script alive.
    (client as unknown as { connection: { stream: { unref(): void } } }).connection.stream.unref();
    await client.query(`LISTEN ${EVENT_CHANNEL}`);
    dropCached();
    state.listening = true;
  } catch (error) {
    log.warn({ error: String(error) }, "cannot hear events; nothing is cached");
    client.emit("end");
  }
}
