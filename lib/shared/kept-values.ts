/**
 * Caches what `make` returns for up to `most` keys, which users may have chosen. One more clears
 * the cache: what is in use comes back at once.
 */
export function keepFew<Value>(most: number, make: (key: string) => Value): (key: string) => Value {
  const kept = new Map<string, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    if (kept.size >= most) kept.clear();
    kept.set(key, value);
    return value;
  };
}

/**
 * Returns what `make` returns, made at the first call and kept from then on. For what is slow to
 * make and may never be used: a format of `Intl` takes a phone's browser tens of milliseconds.
 */
export function madeAtUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
