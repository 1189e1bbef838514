import { api } from "./api";

/** How many notifications somebody has not read, as a tab of this browser found out. */
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

/** For how many milliseconds this tab has known the count, whoever asked for it. */
export function countAge(): number {
  return Date.now() - knownAt;
}

/** Asks for the count, and tells the other tabs. Throws `ApiError`. */
export async function askCount(userId: string): Promise<number> {
  const { unread } = await api<{ unread: number }>("/api/notifications/count");
  knownAt = Date.now();
  const count: Count = { userId, unread };
  open()?.postMessage(count);
  return unread;
}

/** Tells what other tabs find out about somebody. Answers how to stop. */
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
