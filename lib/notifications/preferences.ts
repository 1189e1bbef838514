import { KINDS, type KindOf } from "./schema";

const OPTIONAL = Object.entries(KINDS).filter(([, kind]) => Object.hasOwn(kind, "mail"));

/** Whether a mail of this kind is one that a person may switch off. */
export function isOptional(kind: string): kind is KindOf<"mail"> {
  return OPTIONAL.some(([name]) => name === kind);
}
