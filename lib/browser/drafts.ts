import { DRAFTS_WANTED_KEY } from "./session-state";

// Text typed into a member's form survives the end of the session (WCAG 2.2.5). Forms opt in with
// `data-draft`; the text is stored in the tab, and restored once, after the session ended and the
// login led back to the same address.

const PREFIX = "draft:";
const KEPT = new Set([
  "text",
  "search",
  "tel",
  "url",
  "number",
  "date",
  "month",
  "time",
  "datetime-local",
]);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Draft = { userId: string; values: Record<string, string> };

function isKept(element: Element): element is Field {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) {
    return element.name !== "";
  }
  if (!(element instanceof HTMLInputElement) || element.name === "") return false;
  if (element.type === "radio") return true;
  return KEPT.has(element.type) && element.autocomplete !== "one-time-code";
}

/** Of several radio buttons, only the chosen one counts. */
const isStated = (field: Field) =>
  !(field instanceof HTMLInputElement) || field.type !== "radio" || field.checked;

function draftKey(form: HTMLFormElement, under = form.dataset["draft"] ?? ""): string {
  return `${PREFIX}${location.pathname}${location.search}#${under}`;
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    // Storage is unavailable or full: nothing is saved.
    return null;
  }
}

/**
 * Saves what this person has typed into a form so far, except passwords, email addresses and files;
 * under the form's own name by default.
 */
export function saveDraft(form: HTMLFormElement, userId: string, under?: string): void {
  const fields = [...form.elements].filter(isKept).filter(isStated);
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const draft: Draft = { userId, values };
  attempt(() => sessionStorage.setItem(draftKey(form, under), JSON.stringify(draft)));
}

/** Sets a field past React's own bookkeeping, so that its events count as typed. */
function fill(field: Field, value: string): void {
  if (field instanceof HTMLInputElement && field.type === "radio") {
    if (field.value === value && !field.checked) field.click();
    return;
  }
  if (field.value === value) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

function readDraft(form: HTMLFormElement, under?: string): Draft | null {
  const text = attempt(() => sessionStorage.getItem(draftKey(form, under)));
  return text === null ? null : attempt(() => JSON.parse(text) as Draft);
}

function fillFrom(form: HTMLFormElement, { values }: Draft): void {
  const filled = new Set<Field>();
  const fillNew = () => {
    const fields = [...form.elements].filter(isKept).filter((field) => !filled.has(field));
    for (const field of fields) {
      filled.add(field);
      const value = values[field.name];
      if (value !== undefined) fill(field, value);
    }
  };
  fillNew();
  // A choice may bring fields of its own, once they are rendered.
  setTimeout(fillNew);
}

/**
 * Restores what this person typed into the page's marked forms before the session ended. Deletes
 * all other drafts of these forms.
 */
export function restoreDrafts(userId: string): void {
  const isWanted = attempt(() => sessionStorage.getItem(DRAFTS_WANTED_KEY)) !== null;
  let isRestored = false;
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]")) {
    const draft = readDraft(form);
    clearDraft(form);
    if (!draft || !isWanted || draft.userId !== userId) continue;
    fillFrom(form, draft);
    isRestored = true;
  }
  if (isRestored) attempt(() => sessionStorage.removeItem(DRAFTS_WANTED_KEY));
}

/**
 * Restores what this person typed into a form that opens on demand, so that closing it or leaving
 * the page loses nothing. Returns whether there was anything.
 */
export function reopenDraft(form: HTMLFormElement, userId: string, under?: string): boolean {
  const draft = readDraft(form, under);
  if (draft?.userId !== userId) return false;
  fillFrom(form, draft);
  return true;
}

/** Deletes a form's draft, because the input has been saved. */
export function clearDraft(form: HTMLFormElement, under?: string): void {
  attempt(() => sessionStorage.removeItem(draftKey(form, under)));
}

/** Deletes every draft, because the person who typed them has left. */
export function dropDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) || key === DRAFTS_WANTED_KEY) sessionStorage.removeItem(key);
    }
  });
}
