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
