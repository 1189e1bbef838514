import type { TeamMember } from "@/lib/applications/employer-view/notes";

const WORD_SIGN = /[\p{L}\p{N}\p{M}]/u;
const NAME_MAX_LENGTH = 60;
const SHOWN = 6;

/** A name as someone in a hurry types it: no capitals, no accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The text typed after an @, and the position of that @. */
export type TypedMention = { at: number; query: string };

/** The mention being typed at the caret, or null. */
export function typedMention(text: string, caret: number): TypedMention | null {
  const at = text.slice(0, caret).lastIndexOf("@");
  if (at === -1 || caret - at > NAME_MAX_LENGTH) return null;
  // An @ within a word belongs to an email address.
  if (at > 0 && WORD_SIGN.test(text.charAt(at - 1))) return null;
  const query = text.slice(at + 1, caret);
  return /[\n@]|^\s/.test(query) ? null : { at, query };
}

/** The members whose name, or a word of it, begins like this. */
export function suggestMembers(query: string, team: readonly TeamMember[]): TeamMember[] {
  const wanted = plain(query);
  return team
    .filter(({ name }) => {
      const known = plain(name);
      return known.startsWith(wanted) || known.includes(` ${wanted}`);
    })
    .slice(0, SHOWN);
}
