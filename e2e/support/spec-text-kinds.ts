// What a text of the specification is listed as; spec-texts.ts gathers all of them.

/** The address where a text is seen as soon as the page is there. */
type Shown = { path: string };

export type SpecText = { text: string; screen: string; state: string } & (
  | { shown: Shown }
  | { seenIn: string }
  | { replacedBy: string }
);

type Plain = readonly [text: string, state: string];

/** Seen as soon as the page at that address is there. */
export function shown(screen: string, where: Shown, texts: readonly Plain[]): SpecText[] {
  return texts.map(([text, state]) => ({ text, screen, state, shown: where }));
}

/** Seen by the test in that file, because the state needs more than an address. */
export function seenIn(screen: string, file: string, texts: readonly Plain[]): SpecText[] {
  return texts.map(([text, state]) => ({ text, screen, state, seenIn: file }));
}

/** Not shown, by a decision of the product. */
export function replaced(screen: string, replacedBy: string, texts: readonly Plain[]): SpecText[] {
  return texts.map(([text, state]) => ({ text, screen, state, replacedBy }));
}
