/** Where the cards are: the ids in each lane, from left to right. */
export type LanePlaces = readonly (readonly string[])[];

const STEPS: Readonly<Record<string, readonly [lanes: number, cards: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The card that an arrow key leads to from another: up and down within a lane, and to the same
 * height in the next lane that has any. Null at the edge, and for other keys.
 */
export function cardBeside(places: LanePlaces, id: string, key: string): string | null {
  const step = STEPS[key];
  const lane = places.findIndex((ids) => ids.includes(id));
  if (!step || lane < 0) return null;
  const at = places[lane]?.indexOf(id) ?? 0;
  if (step[0] === 0) return places[lane]?.[at + step[1]] ?? null;
  for (let next = lane + step[0]; next >= 0 && next < places.length; next += step[0]) {
    const ids = places[next] ?? [];
    if (ids.length > 0) return ids[Math.min(at, ids.length - 1)] ?? null;
  }
  return null;
}

/** The card to go on with when some leave a lane: the one after them, or else before. */
export function cardAfter(places: LanePlaces, id: string, leaving: ReadonlySet<string>) {
  const ids = places.find((lane) => lane.includes(id)) ?? [];
  const at = ids.indexOf(id);
  const stays = (one: string) => !leaving.has(one);
  return ids.slice(at + 1).find(stays) ?? ids.slice(0, at).findLast(stays) ?? null;
}
