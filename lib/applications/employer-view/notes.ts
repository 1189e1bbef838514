/** A member of the company whom a note can mention. */
export type TeamMember = { id: string; name: string };

const NAME_SIGN = /[\p{L}\p{N}\p{M}]/u;

/**
 * The members whom a text mentions with an @ before the name, in the team's order. If two names fit
 * in one place, the longer one is meant: "@Ann Lee" is not Ann.
 */
export function findMentions(text: string, team: readonly TeamMember[]): TeamMember[] {
  const plain = text.toLowerCase();
  const byLength = [...team].sort((one, other) => other.name.length - one.name.length);
  const found = new Set<string>();
  for (let at = plain.indexOf("@"); at !== -1; at = plain.indexOf("@", at + 1)) {
    // An @ within a word belongs to an email address.
    if (at > 0 && NAME_SIGN.test(plain.charAt(at - 1))) continue;
    const meant = byLength.find(({ name }) => {
      const end = at + 1 + name.length;
      return plain.startsWith(name.toLowerCase(), at + 1) && !NAME_SIGN.test(plain.charAt(end));
    });
    // If two people share the name, both are meant, because no one can tell which.
    for (const { id, name } of team) if (meant?.name === name) found.add(id);
  }
  return team.filter(({ id }) => found.has(id));
}
