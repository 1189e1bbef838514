import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { followLive } from "@/lib/platform/live";
import { log } from "@/lib/platform/observability/log";
import type { EventStream } from "@/lib/platform/server/event-streams";
import { canOpenPipeline } from "../policy";
import { describeChanges, followedCompanies, listChanges } from "./live.queries";
import type { LiveChanges } from "./live.schema";

/** What changes within this time is sent together. */
const GATHER_MS = 250;

type FollowedCompanies = {
  companyIds: readonly string[];
  since: Date;
  /** Who follows, as they are now; null once they may no longer. */
  reread: () => Promise<Actor | null>;
};

type StreamControls = Parameters<EventStream["begin"]>;

/** What changed since the last time it was sent, by company; null if that isn't known. */
type WaitingChanges = Map<string, Set<string> | null>;

/** Gathers changes, and sends those that the reader may see when they are sent. */
function sendChanges(
  { companyIds, since: start, reread }: FollowedCompanies,
  ...[send, end]: StreamControls
) {
  let since = start;
  let waiting: WaitingChanges = new Map();
  let timer: NodeJS.Timeout | undefined;
  let isSending = false;

  async function read(gathered: WaitingChanges): Promise<LiveChanges | null> {
    const actor = await reread();
    if (!actor) return null;
    const theirs = companyIds.filter((id) => canOpenPipeline(actor, id));
    // Removed from the team: from now on nothing of it is theirs.
    if (theirs.length < companyIds.length) return null;
    const until = new Date();
    const missed = theirs.filter((id) => gathered.get(id) === null);
    const { changes } = await listChanges(actor, missed, since);
    for (const [companyId, ids] of gathered) {
      if (ids) changes.push(...(await describeChanges(actor, companyId, { ids: [...ids], since })));
    }
    return { until: until.toISOString(), changes };
  }

  async function flush(): Promise<void> {
    timer = undefined;
    if (isSending) return schedule();
    isSending = true;
    const gathered = waiting;
    waiting = new Map();
    try {
      const found = await read(gathered);
      if (!found) return end();
      since = new Date(found.until);
      send({ name: null, id: found.until, data: found });
    } catch (error) {
      // The browser comes back and asks for what it missed.
      log.warn({ error: String(error) }, "a page could not be told what changed: it asks again");
      end();
    } finally {
      isSending = false;
    }
  }
  function schedule(): void {
    timer ??= setTimeout(() => void flush(), GATHER_MS);
  }
  return {
    note: (companyId: string, id: string | null) => {
      const known = waiting.get(companyId);
      if (id === null) waiting.set(companyId, null);
      else if (known !== null) waiting.set(companyId, (known ?? new Set()).add(id));
      schedule();
    },
    /** Sends even if nothing changed, which also checks who reads. */
    beat: schedule,
    stop: () => clearTimeout(timer),
  };
}

/**
 * What changes at an actor's companies, as it does: first what did since the given instant. Access
 * is read again for everything that is sent, and every 20 seconds; the stream ends with it. Throws
 * what `followedCompanies` throws.
 */
export function followChanges(
  actor: Actor,
  {
    companyId,
    since,
    reread,
  }: Omit<FollowedCompanies, "companyIds"> & { companyId: string | undefined },
): EventStream {
  const companyIds = followedCompanies(actor, companyId);
  let beat: () => void = () => undefined;
  return {
    owner: actor.id,
    begin: (send, end) => {
      const sending = sendChanges({ companyIds, since, reread }, send, end);
      const stops = companyIds.map((id) => followLive(id, (changed) => sending.note(id, changed)));
      beat = sending.beat;
      // Also says at once that the stream works.
      for (const id of companyIds) sending.note(id, null);
      return () => {
        sending.stop();
        for (const stop of stops) stop();
      };
    },
    beat: () => beat(),
  };
}
