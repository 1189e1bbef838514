import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { MOST_COUNTED } from "../limits.schema";
import { openScope } from "../pipeline/frame.queries";
import { ALL_APPLICATIONS } from "../pipeline/queries";
import { countRows } from "../pipeline/rows.queries";
import type { SavedView } from "./schema";
import { readSearch } from "./views";

/**
 * How many applications each of the actor's views of a company's applications shows now, by its id,
 * but at most one more than `MOST_COUNTED`. Lanes show every stage, also the final ones.
 */
export async function countSavedViews(
  actor: Actor,
  companyId: string,
  views: readonly SavedView[],
): Promise<Record<string, number>> {
  if (views.length === 0) return {};
  const scope = await openScope(actor, { ...ALL_APPLICATIONS, companyId });
  if (!scope) return {};
  const { viewerId, company } = scope;
  const counted = await Promise.all(
    views.map(async ({ id, search }) => {
      const { filters, view } = readSearch(search);
      const shown = view === "lanes" ? { stageId: null, show: "all" as const } : {};
      const wanted = { viewerId, company, filters: { ...filters, ...shown } };
      return [id, await countRows({ ...wanted, limit: MOST_COUNTED + 1, offset: 0 })] as const;
    }),
  );
  return Object.fromEntries(counted);
}
