// What somebody has written into the form of a job stays in this browser until it is sent: texts and
// the chosen file, so that logging in, a closed tab or a lost connection cost nothing. IndexedDB,
// because nothing else here keeps files. It is forgotten with the logout, and after a day.

const DATABASE = "applications";
const STORE = "drafts";
const LIFETIME_MS = 86_400_000;

/** What was written for a job so far. */
export type ApplicationDraft = {
  values: Readonly<Record<string, string>>;
  file: File | null;
  /** Made once for each application: sent twice, it arrives once. */
  submissionId: string;
};

type StoredDraft = ApplicationDraft & { savedAt: number };

/** A random UUID, also where the page came over plain http. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const set = { 6: (byte & 0x0f) | 0x40, 8: (byte & 0x3f) | 0x80 }[index] ?? byte;
    return set.toString(16).padStart(2, "0");
  });
  return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const result = await work(transaction.objectStore(STORE));
    await done;
    return result;
  } finally {
    database.close();
  }
}

const keyOf = (jobId: string, userId: string | null) => `${userId ?? "visitor"} ${jobId}`;

async function forgetOld(store: IDBObjectStore): Promise<void> {
  const [keys, all] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
  for (const [index, { savedAt }] of (all as StoredDraft[]).entries()) {
    const key = keys[index];
    if (key !== undefined && Date.now() - savedAt > LIFETIME_MS) store.delete(key);
  }
}

/**
 * What this person has written for a job, or what a visitor had before they logged in; a new draft
 * when there is nothing. Nobody is shown what another person wrote.
 */
export async function readApplicationDraft(
  jobId: string,
  userId: string | null,
): Promise<ApplicationDraft & { isKept: boolean }> {
  const fresh = { values: {}, file: null, submissionId: newId(), isKept: false };
  try {
    return await inStore("readwrite", async (store) => {
      await forgetOld(store);
      const find = (owner: string | null) =>
        settled(store.get(keyOf(jobId, owner)) as IDBRequest<StoredDraft | undefined>);
      // The visitor's is the newer: it was written on the way to this login.
      const visitors = await find(null);
      const found = visitors ?? (await find(userId));
      if (!found) return fresh;
      const { savedAt: _, ...draft } = found;
      if (visitors && userId !== null) {
        store.delete(keyOf(jobId, null));
        store.put(found, keyOf(jobId, userId));
      }
      return { ...draft, isKept: true };
    });
  } catch {
    // Storage is refused: what is written lives as long as the page.
    return fresh;
  }
}

/** Keeps what was written for a job, and answers whether this browser did. */
export async function keepApplicationDraft(
  jobId: string,
  userId: string | null,
  draft: ApplicationDraft,
): Promise<boolean> {
  try {
    await inStore("readwrite", (store) =>
      settled(store.put({ ...draft, savedAt: Date.now() }, keyOf(jobId, userId))),
    );
    return true;
  } catch {
    return false;
  }
}

/** Forgets what was written for a job: it has been sent. */
export async function dropApplicationDraft(jobId: string, userId: string | null): Promise<void> {
  await inStore("readwrite", (store) => settled(store.delete(keyOf(jobId, userId)))).catch(
    () => undefined,
  );
}

/** Forgets everything: the person who wrote it has left. */
export async function dropApplicationDrafts(): Promise<void> {
  await inStore("readwrite", (store) => settled(store.clear())).catch(() => undefined);
}
