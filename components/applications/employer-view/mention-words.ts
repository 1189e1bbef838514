import type { TeamMember } from "@/lib/applications/employer-view/notes.schema";

const WORD_SIGN = /[\p{L}\p{N}\p{M}]/u;
const NAME_MAX_LENGTH = 60;
const SHOWN = 6;

/** A name as somebody types it who is in a hurry: no capitals, no marks. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** What is being typed behind an @, and where that @ stands. */
export type TypedMention = { at: number; query: string };

/** The name that is being typed where the caret stands, or null. */
export function typedMention(text: string, caret: number): TypedMention | null {
  const at = text.slice(0, caret).lastIndexOf("@");
  if (at === -1 || caret - at > NAME_MAX_LENGTH) return null;
  // Within a word it is a mail address.
  if (at > 0 && WORD_SIGN.test(text.charAt(at - 1))) return null;
  const query = text.slice(at + 1, caret);
  return /[\n@]|^\s/.test(query) ? null : { at, query };
}

/** Whom a beginning of a name, or of one of its words, can mean. */
export function suggestMembers(query: string, team: readonly TeamMember[]): TeamMember[] {
  const wanted = plain(query);
  return team
    .filter(({ name }) => {
      const known = plain(name);
      return known.startsWith(wanted) || known.includes(` ${wanted}`);
    })
    .slice(0, SHOWN);
}
