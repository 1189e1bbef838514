// How a text of the specification is listed; spec-texts.ts collects them all.

/** The address where a text is visible as soon as the page has loaded. */
type Shown = { path: string };

export type SpecText = { text: string; screen: string; state: string } & (
  | { shown: Shown }
  | { seenIn: string }
  | { replacedBy: string }
);

type Plain = readonly [text: string, state: string];

/** Visible as soon as the page at that address has loaded. */
export function shown(screen: string, where: Shown, texts: readonly Plain[]): SpecText[] {
  return texts.map(([text, state]) => ({ text, screen, state, shown: where }));
}

/** Checked by the test in that file, because the state takes more than an address. */
export function seenIn(screen: string, file: string, texts: readonly Plain[]): SpecText[] {
  return texts.map(([text, state]) => ({ text, screen, state, seenIn: file }));
}

/** Not shown, by a decision of the product. */
export function replaced(screen: string, replacedBy: string, texts: readonly Plain[]): SpecText[] {
  return texts.map(([text, state]) => ({ text, screen, state, replacedBy }));
}
