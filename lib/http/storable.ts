import "server-only";
import { DomainError } from "@/lib/shared/errors";

/** The message for text with the one character that PostgreSQL can't store. */
export const NOT_STORABLE = "This has a character in it that can't be stored (NUL). Remove it.";

type LocatedValue = { path: string; value: unknown };

function partsOf({ path, value }: LocatedValue): LocatedValue[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).map(([name, inner]) => ({
    path: path ? `${path}.${name}` : name,
    value: inner,
  }));
}

/**
 * Returns the input as it is. Throws `invalid` at the field in which a text contains a NUL:
 * otherwise every schema would have to refuse it, and the database fails on it.
 */
export function requireStorable<Input>(input: Input): Input {
  const open: LocatedValue[] = [{ path: "", value: input }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value } = next;
    if (typeof value === "string" && value.includes("\0")) {
      throw new DomainError("invalid", NOT_STORABLE, { [path || "request"]: [NOT_STORABLE] });
    }
    open.push(...partsOf(next));
  }
  return input;
}
