import "server-only";
import { noteUser } from "@/lib/platform/server/request-context";
import type { Actor } from "../schema";
import { bearerOf } from "../session";
import { touchApiKey } from "./commands";
import { findByApiKey } from "./queries";
import type { KeyScope } from "./scopes.schema";
import { isApiKey } from "./secrets";

/** Whether a request is made with an API key, valid or not. */
export function hasApiKey(request: Request): boolean {
  return isApiKey(bearerOf(request) ?? "");
}

/** Whoever a request's API key acts for, and what it may do. */
export type KeyHolder = {
  actor: Actor & { apiKey: NonNullable<Actor["apiKey"]> };
  scopes: readonly KeyScope[];
};

/** The holder of a request's API key; `null` for a key that doesn't work. */
export async function readKeyHolder(request: Request): Promise<KeyHolder | null> {
  const found = await findByApiKey(bearerOf(request) ?? "");
  if (!found) return null;
  await touchApiKey(found);
  noteUser(found.identity.id);
  return { actor: found.identity as KeyHolder["actor"], scopes: found.scopes };
}
