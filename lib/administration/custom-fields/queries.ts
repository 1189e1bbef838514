import "server-only";
import { requireAdministration } from "@/lib/accounts/admins/admin-requests.queries";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { loadSettings, settingGroup } from "@/lib/platform/settings";
import type { CustomField } from "@/lib/shared/setting-groups/custom-fields";

/** The site's own fields as they are now. Throws `forbidden` for anyone but an admin. */
export async function listFields(actor: Actor): Promise<CustomField[]> {
  requireAdministration(actor);
  await loadSettings();
  return settingGroup("customFields").fields;
}

/** How many postings state each field, by its key. Throws `forbidden` for anyone but an admin. */
export async function countStated(actor: Actor): Promise<Map<string, number>> {
  requireAdministration(actor);
  const rows = await db.$queryRaw<{ key: string; jobs: number }[]>`
    SELECT key, count(*)::int AS jobs FROM jobs, jsonb_object_keys(custom_fields) key
    WHERE custom_fields <> '{}' GROUP BY 1`;
  return new Map(rows.map(({ key, jobs }) => [key, jobs]));
}

/** How many postings state each choice of a field, by its key. */
export async function countChoices(
  key: string,
  tx: Pick<Transaction, "$queryRaw"> = db,
): Promise<Readonly<Record<string, number>>> {
  const rows = await tx.$queryRaw<{ choice: string; jobs: number }[]>`
    SELECT choice, count(*)::int AS jobs
    FROM (SELECT custom_fields -> ${key} AS value FROM jobs
          WHERE jsonb_exists(custom_fields, ${key})) stated,
      jsonb_array_elements_text(
        CASE jsonb_typeof(value) WHEN 'array' THEN value ELSE jsonb_build_array(value) END) choice
    GROUP BY 1`;
  return Object.fromEntries(rows.map(({ choice, jobs }) => [choice, jobs]));
}

/** The keys of all values that postings have, those of deleted fields too. */
export async function listStatedKeys(tx: Pick<Transaction, "$queryRaw">): Promise<string[]> {
  const rows = await tx.$queryRaw<{ key: string }[]>`
    SELECT DISTINCT key FROM jobs, jsonb_object_keys(custom_fields) key
    WHERE custom_fields <> '{}'`;
  return rows.map(({ key }) => key);
}
