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

// What companies' names end with and people leave out.
const FORMS =
  "inc incorporated llc llp ltd limited plc corp corporation co company group holdings gmbh ag se kg sa sas sarl bv nv ab as oy aps srl spa pte pty pvt ltda|pvt ltd|private limited|pte ltd|pty ltd|co ltd|gmbh co kg"
    .split("|")
    .flatMap((forms, index) => (index === 0 ? forms.split(" ") : [forms]));

function variantsOf(folded: string): string[] {
  const form = FORMS.find((one) => folded.endsWith(` ${one}`));
  const bare = form ? folded.slice(0, -form.length - 1) : folded;
  return [folded, bare, ...FORMS.map((one) => `${bare} ${one}`)];
}

const initialsOf = (folded: string) => folded.replace(/(\S)\S*\s*/g, "$1");
const INITIALS = /^[a-z]{3,6}$/;

function withoutForm(folded: string): string {
  return variantsOf(folded)[1] ?? folded;
}

/**
 * The active companies whose initials folded texts are: "tcs" is "Tata Consultancy Services Ltd".
 * None where several have these.
 */
export async function findCompaniesByInitials(
  folded: readonly string[],
): Promise<Map<string, CompanyName>> {
  const asked = folded.filter((text) => INITIALS.test(text));
  if (asked.length === 0) return new Map();
  const endings = ["", ...new Set(FORMS.map(initialsOf))];
  const initials = asked.flatMap((text) => endings.map((ending) => text + ending));
  const rows = await reader().$queryRaw<(CompanyName & { nameKey: string })[]>`
    SELECT id, slug, name, name_key AS "nameKey" FROM companies
    WHERE status = 'active'
      AND regexp_replace(name_key, '(\\S)\\S*\\s*', '\\1', 'g') = ANY(${initials}::text[])`;
  return new Map(
    asked.flatMap((text) => {
      const called = rows.filter(({ nameKey }) => initialsOf(withoutForm(nameKey)) === text);
      const [{ nameKey: _, ...company } = { nameKey: "", id: "", slug: "", name: "" }] = called;
      return called.length === 1 ? [[text, company] as const] : [];
    }),
  );
}

/**
 * The active companies that folded texts name, by these, with or without the form of the company:
 * "google" is "Google LLC". Where several are called so, the one of the very name.
 */
export async function findCompaniesCalled(
  folded: readonly string[],
): Promise<Map<string, CompanyName>> {
  const variants = new Map(folded.map((text) => [text, variantsOf(text)]));
  const keys = [...new Set([...variants.values()].flat())];
  if (keys.length === 0) return new Map();
  const rows = await reader().$queryRaw<(CompanyName & { nameKey: string })[]>`
    SELECT id, slug, name, name_key AS "nameKey" FROM companies
    WHERE status = 'active' AND name_key = ANY(${keys}::text[])`;
  const byKey = new Map(rows.map(({ nameKey, ...company }) => [nameKey, company]));
  return new Map(
    [...variants].flatMap(([text, ways]) => {
      const way = ways.find((key) => byKey.has(key));
      const company = way === undefined ? undefined : byKey.get(way);
      return company ? [[text, company] as const] : [];
    }),
  );
}
