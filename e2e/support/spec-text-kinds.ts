// How a text of the specification is listed; spec-texts.ts collects them all.

/** The address where a text is visible as soon as the page has loaded. */
type ShownPage = { path: string };

export type SpecText = { text: string; screen: string; state: string } & (
  | { shown: ShownPage }
  | { seenIn: string }
  | { replacedBy: string }
);

type PlainText = readonly [text: string, state: string];

/** Visible as soon as the page at that address has loaded. */
export function shown(screen: string, where: ShownPage, texts: readonly PlainText[]): SpecText[] {
  return texts.map(([text, state]) => ({ text, screen, state, shown: where }));
}

/** Checked by the test in that file, because the state takes more than an address. */
export function seenIn(screen: string, file: string, texts: readonly PlainText[]): SpecText[] {
  return texts.map(([text, state]) => ({ text, screen, state, seenIn: file }));
}

/** Not shown, by a decision of the product. */
export function replaced(
  screen: string,
  replacedBy: string,
  texts: readonly PlainText[],
): SpecText[] {
  return texts.map(([text, state]) => ({ text, screen, state, replacedBy }));
}
