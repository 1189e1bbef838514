/** How many unread notifications someone was told of. */
type HeardCount = { userId: string; unread: number };

const KEY = "heardCount";
let heard: HeardCount | null = null;

/** What this tab keeps; visitors can change its storage, and it may be unavailable. */
function read(): HeardCount | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as HeardCount | null;
    return typeof kept?.unread === "number" ? kept : null;
  } catch {
    return heard;
  }
}

/**
 * Notes how many there are, and returns whether those are more than this person knew in this tab: on
 * this page or an earlier one. Where nothing was known, all of them are.
 */
export function hearCount(count: HeardCount): boolean {
  const before = read();
  heard = count;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(count));
  } catch {
    // Then the next page says it once more.
  }
  return count.unread > (before?.userId === count.userId ? before.unread : 0);
}
