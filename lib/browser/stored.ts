/**
 * A value that this browser stores for this site; `read` and `subscribe` fit
 * `useSyncExternalStore`.
 */
export type StoredValue<Value> = {
  /**
   * The stored value, as the same object until it changes; without one, what `parse` makes of
   * `null`.
   */
  read: () => Value;
  /**
   * Stores a JSON value, and returns whether the browser could; otherwise it lasts until the page
   * is left.
   */
  write: (json: unknown) => boolean;
  /** Removes the key, and returns whether the browser could. */
  remove: () => boolean;
  /**
   * Calls back on every change, made here or in another tab. Returns a function that stops this.
   */
  subscribe: (listener: () => void) => () => void;
};

/** Visitors can change the storage, so it may contain anything. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A key of this browser's storage, shared by all tabs and usable outside React. `parse` takes
 * whatever is stored, `null` for nothing, and never throws. If storage is unavailable, the value
 * lasts as long as the page.
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
