import { DRAFTS_WANTED_KEY } from "./session-state";

// Text typed into a member's form outlives the end of the session (WCAG 2.2.5). Forms ask for it
// with `data-draft`; what is typed stands in the tab's own storage, and comes back once, after the
// session ended and the login led back to the same address.

const PREFIX = "draft:";
const KEPT = new Set(["text", "search", "tel", "url", "number", "date", "month"]);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Draft = { userId: string; values: Record<string, string> };

function isKept(element: Element): element is Field {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) {
    return element.name !== "";
  }
  if (!(element instanceof HTMLInputElement) || element.name === "") return false;
  return KEPT.has(element.type) && element.autocomplete !== "one-time-code";
}

function draftKey(form: HTMLFormElement): string {
  return `${PREFIX}${location.pathname}${location.search}#${form.dataset["draft"] ?? ""}`;
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    // Storage is refused or full: nothing is kept.
    return null;
  }
}

/** Keeps what this person has typed into a form so far, never a password, an e-mail address or a file. */
export function saveDraft(form: HTMLFormElement, userId: string): void {
  const fields = [...form.elements].filter(isKept);
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const draft: Draft = { userId, values };
  attempt(() => sessionStorage.setItem(draftKey(form), JSON.stringify(draft)));
}

/** Sets a field past React's own bookkeeping, so that its events count as typed. */
function fill(field: Field, value: string): void {
  if (field.value === value) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

function takeDraft(form: HTMLFormElement): Draft | null {
  const key = draftKey(form);
  return attempt(() => {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? null : (JSON.parse(text) as Draft);
  });
}

/**
 * Puts back what this person typed into the page's marked forms before the session ended. Any other
 * draft of these forms is thrown away.
 */
export function restoreDrafts(userId: string): void {
  const isWanted = attempt(() => sessionStorage.getItem(DRAFTS_WANTED_KEY)) !== null;
  let isRestored = false;
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]")) {
    const draft = takeDraft(form);
    if (!draft || !isWanted || draft.userId !== userId) continue;
    for (const field of [...form.elements].filter(isKept)) {
      const value = draft.values[field.name];
      if (value !== undefined) fill(field, value);
    }
    isRestored = true;
  }
  if (isRestored) attempt(() => sessionStorage.removeItem(DRAFTS_WANTED_KEY));
}

/** Forgets a form's draft: what was typed has been saved. */
export function clearDraft(form: HTMLFormElement): void {
  attempt(() => sessionStorage.removeItem(draftKey(form)));
}

/** Forgets every draft: the person who typed them has left. */
export function dropDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) || key === DRAFTS_WANTED_KEY) sessionStorage.removeItem(key);
    }
  });
}
