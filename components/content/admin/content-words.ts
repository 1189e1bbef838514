import type { PostState } from "@/lib/content/blog/post-states.schema";
import type { MessageView } from "@/lib/content/contact.schema";
import { TOPICS } from "@/lib/content/contact-topics.schema";

/** The badge of a state. */
export const STATE_BADGES: Record<PostState, string> = {
  draft: "badge",
  scheduled: "badge badge-warn",
  live: "badge badge-good",
};

/** Tags from typed text, separated by commas. */
export function tagsOf(text: string): string[] {
  return text
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** An instant as a date and time field shows it, in this browser's time zone. */
export function toLocalInput(iso: string): string {
  const at = new Date(iso);
  const pad = (value: number) => String(value).padStart(2, "0");
  const day = `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
  return `${day}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
}

/** The instant in such a field; `null` if it is empty or invalid. */
export function fromLocalInput(text: string): string | null {
  const at = new Date(text);
  return text === "" || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Mail programs accept addresses of about two thousand characters. */
const MOST_QUOTED = 1200;

/** Half a surrogate pair can't be part of an address. */
const whole = (text: string) => text.replace(/\p{Surrogate}/gu, "\ufffd");

/** As much of a text as fits into an address, in whole characters. */
function fitting(text: string): string {
  let length = 0;
  let fits = "";
  for (const character of whole(text)) {
    length += encodeURIComponent(character).length;
    if (length > MOST_QUOTED) return `${fits}…`;
    fits += character;
  }
  return fits;
}

/**
 * An address that opens a reply to a message in the admin's own mail program, quoting the message.
 */
export function replyHref({ email, topic, text, name }: MessageView): string {
  const quoted = fitting(text.replace(/^/gm, "> "));
  const parts = [`Re: ${TOPICS[topic]}`, `Hello ${name},\n\n\n\n${quoted}\n`];
  const [subject, body] = parts.map((part) => encodeURIComponent(whole(part)));
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`;
}
