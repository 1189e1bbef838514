import "server-only";
import { reader } from "@/lib/platform/db/reader";
import { fold } from "@/lib/shared/text";
import type { CompanyName } from "./names.schema";

const SUGGESTIONS = 8;

/** Active companies matching what someone is typing: names that begin with it, then the rest. */
export async function suggestCompanies(query: string): Promise<CompanyName[]> {
  const wanted = fold(query);
  if (wanted === "") return [];
  const begins = `${wanted.replace(/[\\%_]/g, "\\$&")}%`;
  return reader().$queryRaw<CompanyName[]>`
    SELECT id, slug, name FROM companies
    WHERE status = 'active' AND (name_key LIKE ${begins} OR name_key LIKE ${`% ${begins}`})
    ORDER BY name_key LIKE ${begins} DESC, length(name), name, id
    LIMIT ${SUGGESTIONS}`;
}

/** Which of these folded names belong to companies. */
export async function findCompanyNames(folded: readonly string[]): Promise<Set<string>> {
  const rows = await reader().$queryRaw<{ nameKey: string }[]>`
    SELECT name_key AS "nameKey" FROM companies WHERE name_key = ANY(${[...folded]}::text[])`;
  return new Set(rows.map(({ nameKey }) => nameKey));
}
