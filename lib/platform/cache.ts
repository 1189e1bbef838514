import "server-only";
import { LRUCache } from "lru-cache";
import { Client } from "pg";
import { env } from "./env";
import { log } from "./log";
import { EVENT_CHANNEL } from "./queue";

type Options<Key, Value> = {
  /** Unique in the product. */
  readonly name: string;
  /** Facts that make every entry stale. */
  readonly droppedBy: readonly { readonly name: string }[];
  readonly maxEntries: number;
  /** How long an entry may serve although no event dropped it: for what time itself changes. */
  readonly maxAgeMs: number;
  readonly load: (key: Key) => Promise<Value>;
};

type Entry = { events: ReadonlySet<string>; values: LRUCache<string, Promise<unknown>> };
type State = { entries: Map<string, Entry>; listening: boolean; started: boolean };

const STATE = Symbol.for("jobharbor.cache");
const RECONNECT_MS = 2000;

// On globalThis: Next bundles this module more than once, and an event must reach every copy.
const holder = globalThis as { [STATE]?: State };
holder[STATE] ??= { entries: new Map(), listening: false, started: false };
const state: State = holder[STATE];

/**
 * Remembers what `load` answers, in this process, until an event it names is announced anywhere
 * or its age runs out. Simultaneous callers share one load; a failed load is not remembered.
 * While the process cannot hear events, nothing is remembered.
 */
export function cached<Key extends string | number | object, Value>(
  options: Options<Key, Value>,
): (key: Key) => Promise<Value> {
  const events = new Set(options.droppedBy.map((event) => event.name));
  return (key) => {
    listen();
    if (!state.listening) return options.load(key);
    const { values } = entry(options.name, events, options);
    const text = typeof key === "object" ? JSON.stringify(key) : String(key);
    const known = values.get(text) as Promise<Value> | undefined;
    if (known !== undefined) return known;
    const value = options.load(key);
    values.set(text, value);
    value.catch(() => {
      if (values.get(text) === value) values.delete(text);
    });
    return value;
  };
}

function entry(
  name: string,
  events: ReadonlySet<string>,
  limits: { maxEntries: number; maxAgeMs: number },
): Entry {
  let found = state.entries.get(name);
  if (!found) {
    found = { events, values: new LRUCache({ max: limits.maxEntries, ttl: limits.maxAgeMs }) };
    state.entries.set(name, found);
  }
  return found;
}

/** Forgets what an event made stale; without one, everything. */
export function dropCached(event?: string): void {
  for (const { events, values } of state.entries.values()) {
    if (event === undefined || events.has(event)) values.clear();
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
