import { KINDS, type KindOf } from "./schema";

const OPTIONAL = Object.entries(KINDS).filter(([, kind]) => Object.hasOwn(kind, "mail"));

/** Whether people may turn off emails of this kind. */
export function isOptional(kind: string): kind is KindOf<"mail"> {
  return OPTIONAL.some(([name]) => name === kind);
}
