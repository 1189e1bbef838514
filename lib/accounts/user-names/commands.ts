import "server-only";
import { DomainError } from "@/lib/platform/errors";
import { siteSettings } from "@/lib/platform/settings";
import { isReservedName } from "./rules";

const RESERVED = "This user name is reserved. Choose another.";

/** Throws `invalid` at the field `username` for a name that passes for the people of the site. */
export function requireFreeName(username: string): void {
  if (!isReservedName(username, siteSettings().siteName)) return;
  throw new DomainError("invalid", RESERVED, { username: [RESERVED] });
}
