import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { spend } from "@/lib/platform/security/rate-limit";
import { putTag } from "../employer-view/tags.commands";
import { resultOf } from "./results";
import type { BulkResult } from "./results.schema";
import type { BulkTag } from "./tags.schema";

/**
 * Adds a tag to several applicants. Returns the result for each, in order: those of other companies
 * are not found, and one with too many tags gets none. A repeat changes nothing. Throws
 * `rate_limited`.
 */
export async function tagMany(
  actor: Actor,
  { tag, applicationIds }: BulkTag,
): Promise<{ results: BulkResult[] }> {
  await spend("bulkTagByAccount", actor.id, applicationIds.length);
  const results: BulkResult[] = [];
  for (const id of applicationIds) {
    results.push(await resultOf(id, () => putTag(actor, id, tag)));
  }
  return { results };
}
