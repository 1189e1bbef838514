/** A value this browser keeps for this site; `read` and `subscribe` fit `useSyncExternalStore`. */
export type StoredValue<Value> = {
  /** What is kept, the same object until it changes; what `parse` makes of `null` when nothing is. */
  read: () => Value;
  /** Keeps what JSON can say, and answers whether the browser did: else it holds until the page is left. */
  write: (json: unknown) => boolean;
  /** Forgets the key, and answers whether the browser did. */
  remove: () => boolean;
  /** Tells of every change, made here or in another tab. Answers how to stop. */
  subscribe: (listener: () => void) => () => void;
};

/** Storage is the visitor's to change, and anything may stand in it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A key of this browser's storage, held in every tab and outside React too. `parse` takes whatever
 * is found there, `null` for nothing, and never throws. Where the storage refuses, the value lives
 * as long as the page.
 */
export function stored<Value>(key: string, parse: (json: unknown) => Value): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let known = { text: "null", value: parse(null) };
  let isRefused = false;

  function find(): string {
    if (isRefused) return known.text;
    try {
      return localStorage.getItem(key) ?? "null";
    } catch {
      return known.text;
    }
  }

  function read(): Value {
    const text = find();
    if (text !== known.text) known = { text, value: parse(parseJson(text)) };
    return known.value;
  }

  function change(text: string, keep: () => void): boolean {
    known = { text, value: parse(parseJson(text)) };
    try {
      keep();
      isRefused = false;
    } catch {
      isRefused = true;
    }
    for (const listener of listeners) listener();
    return !isRefused;
  }

  return {
    read,
    write: (json) => {
      const text = JSON.stringify(json);
      return change(text, () => localStorage.setItem(key, text));
    },
    remove: () => change("null", () => localStorage.removeItem(key)),
    subscribe: (listener) => {
      listeners.add(listener);
      window.addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", listener);
      };
    },
  };
}
