import "server-only";
import { DomainError } from "@/lib/shared/errors";

/** The message for text with the one character that PostgreSQL can't store. */
export const NOT_STORABLE = "This has a character in it that can't be stored (NUL). Remove it.";

/** The message for text with half a character, a surrogate without the other. */
export const NOT_WELL_FORMED =
  "This has half a character in it, such as a part of an emoji. Remove it.";

const HALF_CHARACTER = /\p{Cs}/u;

function problemWith(text: string): string | null {
  if (text.includes("\0")) return NOT_STORABLE;
  return HALF_CHARACTER.test(text) ? NOT_WELL_FORMED : null;
}

type LocatedValue = { path: string; value: unknown };

function partsOf({ path, value }: LocatedValue): LocatedValue[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path ? `${path}.${name}` : name;
    // Names are stored too where they are the sender's own, as in a draft.
    return [
      { path: at, value: name },
      { path: at, value: inner },
    ];
  });
}

/**
 * Returns the input as it is. Throws `invalid` at the field in which a text contains a NUL or half
 * a character: otherwise every schema would have to refuse it, and the database fails on it.
 */
export function requireStorable<Input>(input: Input): Input {
  const open: LocatedValue[] = [{ path: "", value: input }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value } = next;
    const problem = typeof value === "string" ? problemWith(value) : null;
    if (problem) throw new DomainError("invalid", problem, { [path || "request"]: [problem] });
    open.push(...partsOf(next));
  }
  return input;
}
