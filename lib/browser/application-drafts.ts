// What someone writes into a job's application form stays in this browser until it is sent, texts
// and the chosen file, so that logging in, a closed tab or a lost connection lose nothing.
// IndexedDB, because no other storage here holds files. Deleted at the logout, and after a day.

const DATABASE = "applications";
const STORE = "drafts";
const LIFETIME_MS = 86_400_000;

/** The draft of an application to a job. */
export type ApplicationDraft = {
  values: Readonly<Record<string, string>>;
  file: File | null;
  /** Made once per application: sent twice, it arrives once. */
  submissionId: string;
};

type StoredDraft = ApplicationDraft & {
  /** In milliseconds, as the server's clock has it where the server has the draft too. */
  savedAt: number;
};
/** A draft as this browser has it; a new one has `isKept` false. */
export type OwnDraft = StoredDraft & { isKept: boolean };

/** A random UUID, even on pages served over plain http. */
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
 * This person's draft for a job, or the one they wrote as a visitor before logging in; otherwise a
 * new one. No one sees another person's draft.
 */
export async function readApplicationDraft(
  jobId: string,
  userId: string | null,
): Promise<OwnDraft> {
  const fresh = { values: {}, file: null, submissionId: newId(), savedAt: 0, isKept: false };
  try {
    return await inStore("readwrite", async (store) => {
      await forgetOld(store);
      const find = (owner: string | null) =>
        settled(store.get(keyOf(jobId, owner)) as IDBRequest<StoredDraft | undefined>);
      // The visitor's is newer: it was written on the way to this login.
      const visitors = await find(null);
      const found = visitors ?? (await find(userId));
      if (!found) return fresh;
      if (visitors && userId !== null) {
        store.delete(keyOf(jobId, null));
        store.put(found, keyOf(jobId, userId));
      }
      return { ...found, isKept: true };
    });
  } catch {
    // Storage is unavailable, so the draft lasts as long as the page.
    return fresh;
  }
}

const APPLY_PATH = /^\/jobs\/([0-9a-f-]{36})\/apply$/;

/**
 * The contact details that a visitor has typed into the application form at this path; null if it
 * is another page or nothing is stored.
 */
export async function readVisitorContact(
  path: string | null,
): Promise<{ fullName: string; email: string } | null> {
  const [, jobId] = APPLY_PATH.exec(path ?? "") ?? [];
  if (!jobId) return null;
  const { values, isKept } = await readApplicationDraft(jobId, null);
  if (!isKept) return null;
  return { fullName: values["fullName"] ?? "", email: values["email"] ?? "" };
}

/** Saves the draft for a job, and returns whether this browser could. */
export async function keepApplicationDraft(
  jobId: string,
  userId: string | null,
  draft: ApplicationDraft & { savedAt?: number },
): Promise<boolean> {
  try {
    await inStore("readwrite", (store) =>
      settled(store.put({ savedAt: Date.now(), ...draft }, keyOf(jobId, userId))),
    );
    return true;
  } catch {
    return false;
  }
}

/** Deletes the draft for a job, because it has been sent. */
export async function dropApplicationDraft(jobId: string, userId: string | null): Promise<void> {
  await inStore("readwrite", (store) => settled(store.delete(keyOf(jobId, userId)))).catch(
    () => undefined,
  );
}

/** Deletes every draft, because the person who wrote them has left. */
export async function dropApplicationDrafts(): Promise<void> {
  await inStore("readwrite", (store) => settled(store.clear())).catch(() => undefined);
}
