import "server-only";
import { env } from "../env";
import { log } from "../observability/log";
import { OutsideClient } from "./connection";

/** What one part of the product does with the database's notices. */
type NoticeListener = {
  readonly channel: string;
  readonly hear: (payload: string) => void;
  /** Every notice from now on is heard; those before may have been missed. */
  readonly begin: (client: OutsideClient) => void;
  /** The connection is lost, until `begin` is called again. */
  readonly lose: () => void;
};

type State = {
  listeners: Map<string, NoticeListener>;
  client: OutsideClient | null;
  isStarted: boolean;
};

const STATE = Symbol.for("jobharbor.notices");
const RECONNECT_MS = 2000;

// On globalThis, because Next bundles this module more than once, and a process needs one
// connection.
const holder = globalThis as { [STATE]?: State };
holder[STATE] ??= { listeners: new Map(), client: null, isStarted: false };
const state: State = holder[STATE];

/**
 * Hears a channel's notices on the one connection that this process keeps for that, which is opened
 * again whenever it is lost. A channel has one listener; more change nothing.
 */
export function listenToNotices(listener: NoticeListener): void {
  if (state.listeners.has(listener.channel)) return;
  state.listeners.set(listener.channel, listener);
  if (!state.isStarted) {
    state.isStarted = true;
    void connect();
  } else if (state.client) void begin(state.client, listener);
}

async function begin(client: OutsideClient, listener: NoticeListener): Promise<void> {
  try {
    await client.query(`LISTEN ${listener.channel}`);
    // It may have been lost in the meantime.
    if (state.client === client) listener.begin(client);
  } catch {
    client.emit("end");
  }
}

async function connect(): Promise<void> {
  const client = new OutsideClient({ connectionString: env().DATABASE_URL, keepAlive: true });
  const retry = () => {
    state.client = null;
    for (const { lose } of state.listeners.values()) lose();
    client.removeAllListeners();
    client.on("error", () => undefined);
    client.end().catch(() => undefined);
    setTimeout(() => void connect(), RECONNECT_MS).unref();
  };
  client.once("error", retry);
  client.once("end", retry);
  client.on("notification", ({ channel, payload = "" }) =>
    state.listeners.get(channel)?.hear(payload),
  );
  try {
    await client.connect();
    // The connection only listens; it must not keep a finished script running.
    (client as unknown as { connection: { stream: { unref(): void } } }).connection.stream.unref();
    state.client = client;
    for (const listener of state.listeners.values()) await begin(client, listener);
  } catch (error) {
    log.warn(
      { error: String(error) },
      "cannot hear events: nothing is cached until the database answers",
    );
    client.emit("end");
  }
}
