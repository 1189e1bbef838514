import "server-only";
import { siteSettings } from "@/lib/platform/settings";
import { DomainError } from "@/lib/shared/errors";
import { isReservedName } from "./user-names";

const RESERVED = "This user name is reserved. Choose another.";

/** Throws `invalid` at the field `username` for a name that could pass for the site's staff. */
export function requireFreeName(username: string): void {
  if (!isReservedName(username, siteSettings().siteName)) return;
  throw new DomainError("invalid", RESERVED, { username: [RESERVED] });
}
