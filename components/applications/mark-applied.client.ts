"use client";

import type { AppliedJob } from "@/lib/applications/views.schema";
import { formatDay, formatShortDay } from "@/lib/shared/dates";
import { statusWords } from "./application-words";

// The buttons are plain markup (components/jobs); their previous text is saved to be restored.

const CARD = "a[data-apply]";
const COMPACT_CARD = "article[data-job]";
const PLACE = "[data-apply-place]";

type LinkBefore = { text: string; href: string; label: string };
const before = new WeakMap<HTMLAnchorElement, LinkBefore>();

function shortWords({ status, submittedAt }: AppliedJob): string {
  if (status === "withdrawn") return "Withdrawn";
  return submittedAt ? `Applied ${formatShortDay(submittedAt)}` : "Applied";
}

function fullWords({ status, submittedAt }: AppliedJob): string {
  if (status === "withdrawn") return "You withdrew your application.";
  if (status === "held") return "Your application goes out once your email address is verified.";
  const day = submittedAt ? ` on ${formatDay(submittedAt)}` : "";
  return status === "external" ? `You said that you applied${day}.` : `You applied${day}.`;
}

const hrefOf = ({ id }: AppliedJob) => (id ? `/applications/${id}` : "/applications");

function change(link: HTMLAnchorElement, { text, href, label }: LinkBefore): void {
  if (link.textContent !== text) link.textContent = text;
  link.setAttribute("href", href);
  link.ariaLabel = label;
}

/** Makes "Apply Now" on a card say "Applied 3 Nov" and lead to the application. */
function markCard(link: HTMLAnchorElement, applied: AppliedJob | undefined): void {
  const known = before.get(link);
  if (!applied) {
    if (!known) return;
    change(link, known);
    before.delete(link);
    delete link.dataset["applied"];
    return;
  }
  const was = known ?? {
    text: link.textContent,
    href: link.getAttribute("href") ?? "",
    label: link.ariaLabel ?? "",
  };
  before.set(link, was);
  const text = shortWords(applied);
  change(link, { text, href: hrefOf(applied), label: was.label.replace(/^[^:]*/, text) });
  link.dataset["applied"] = applied.status;
}

/** On a compact card, the status replaces the badge, and leads to the application. */
function markCompactCard(card: HTMLElement, applied: AppliedJob | undefined): void {
  const known = card.querySelector<HTMLAnchorElement>(".badge-applied");
  if (!applied) {
    known?.remove();
    return;
  }
  const text = shortWords(applied);
  const title = card.querySelector(".job-title")?.textContent ?? "";
  const link = known ?? document.createElement("a");
  // Only differences are written, because writing is what the observer waits for.
  if (link.textContent !== text) link.textContent = text;
  link.ariaLabel = `${text}: ${title}`;
  link.href = hrefOf(applied);
  if (known) return;
  link.className = "badge badge-teal badge-applied job-own";
  card.querySelector(".job-when")?.prepend(link);
}

/** On the job's own page, the status replaces the button. */
function markPlace(place: HTMLElement, applied: AppliedJob | undefined): void {
  const [button, note] = place.children;
  if (!(button instanceof HTMLElement && note instanceof HTMLElement)) return;
  button.hidden = applied !== undefined;
  note.hidden = applied === undefined;
  if (!applied) return;
  const [badge, words, link] = ["badge", "words", "link"].map((part) =>
    note.querySelector<HTMLElement>(`[data-part="${part}"]`),
  );
  const { text, className } =
    applied.status === "external"
      ? { text: "Applied elsewhere", className: "badge" }
      : statusWords(applied.status, null);
  if (badge && badge.textContent !== text) {
    badge.textContent = text;
    badge.className = className;
  }
  const full = fullWords(applied);
  if (words && words.textContent !== full) words.textContent = full;
  link?.setAttribute("href", hrefOf(applied));
}

/** Makes every apply button on the page say whether an application was sent. */
export function markApplied(applications: readonly AppliedJob[]): void {
  const byJob = new Map(applications.map((applied) => [applied.jobId, applied]));
  for (const link of document.querySelectorAll<HTMLAnchorElement>(CARD)) {
    markCard(link, byJob.get(link.dataset["apply"] ?? ""));
  }
  for (const card of document.querySelectorAll<HTMLElement>(COMPACT_CARD)) {
    markCompactCard(card, byJob.get(card.dataset["job"] ?? ""));
  }
  for (const place of document.querySelectorAll<HTMLElement>(PLACE)) {
    markPlace(place, byJob.get(place.dataset["applyPlace"] ?? ""));
  }
}
