import { api } from "./api";

/** How many notifications someone has not read, as one of this browser's tabs found out. */
type Count = { userId: string; unread: number };

const NAME = "jobharbor.unread";
let channel: BroadcastChannel | null = null;
let knownAt = 0;

// Browsers without it ask in every tab.
function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

/** How many milliseconds ago this tab learned the count, from whichever tab. */
export function countAge(): number {
  return Date.now() - knownAt;
}

/** Requests the count, and tells the other tabs. Throws `ApiError`. */
export async function askCount(userId: string): Promise<number> {
  const { unread } = await api<{ unread: number }>("/api/notifications/count");
  knownAt = Date.now();
  const count: Count = { userId, unread };
  open()?.postMessage(count);
  return unread;
}

/**
 * Calls back with what other tabs find out about this person. Returns a function that stops this.
 */
export function onSharedCount(userId: string, listener: (unread: number) => void): () => void {
  const shared = open();
  const hear = ({ data }: MessageEvent<Count>) => {
    if (data.userId !== userId) return;
    knownAt = Date.now();
    listener(data.unread);
  };
  shared?.addEventListener("message", hear);
  return () => shared?.removeEventListener("message", hear);
}
