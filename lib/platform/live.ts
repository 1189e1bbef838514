import "server-only";
import { listenToNotices } from "./db/notices";

/** The database channel of what open pages follow: "<topic>", or "<topic> <id of what changed>". */
const LIVE_CHANNEL = "jobharbor_live";

/** Hears the id of what changed, or null if anything of the topic may have. */
type LiveListener = (id: string | null) => void;

const TOPICS = Symbol.for("jobharbor.live");

// On globalThis, because Next bundles this module more than once.
const holder = globalThis as { [TOPICS]?: Map<string, Set<LiveListener>> };
holder[TOPICS] ??= new Map();
const topics: Map<string, Set<LiveListener>> = holder[TOPICS];

function tell(topic: string, id: string | null): void {
  for (const hear of topics.get(topic) ?? []) hear(id);
}

/**
 * Follows what changes of a topic (a company's id), in whichever process it changed. After the
 * connection to the database was lost, anything may have changed. Returns a function that ends it.
 */
export function followLive(topic: string, hear: LiveListener): () => void {
  listenToNotices({
    channel: LIVE_CHANNEL,
    hear: (payload) => {
      const [changed = "", id] = payload.split(" ");
      tell(changed, id ?? null);
    },
    begin: () => {
      for (const known of topics.keys()) tell(known, null);
    },
    lose: () => undefined,
  });
  const listeners = topics.get(topic) ?? new Set();
  topics.set(topic, listeners.add(hear));
  return () => {
    listeners.delete(hear);
    if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic);
  };
}
