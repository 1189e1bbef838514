// Without Web Locks (on pages served over plain http): how long a tab is assumed to be working, and
// how long two tabs that begin at once need to notice each other.
const LEASE_MS = 15_000;
const SETTLE_MS = 60;

async function withLease(name: string, work: () => Promise<void>): Promise<void> {
  const mine = `${Date.now()} ${Math.random()}`;
  const key = `lock:${name}`;
  if (Date.now() - Number.parseInt(localStorage.getItem(key) ?? "0", 10) < LEASE_MS) return;
  localStorage.setItem(key, mine);
  await new Promise((settled) => setTimeout(settled, SETTLE_MS));
  if (localStorage.getItem(key) !== mine) return;
  try {
    await work();
  } finally {
    localStorage.removeItem(key);
  }
}

/** Does the work unless another tab of this browser is doing work with this name. */
export async function runInOneTab(name: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return withLease(name, work);
  await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
