/**
 * Remembers what `make` answers for at most so many keys, which people may have chosen. With one
 * more it forgets them all: what is used comes back at once.
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
