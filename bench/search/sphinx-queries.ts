import { FACET_VALUES, PAGE_SIZE } from "../../lib/search/schema";
import { fold } from "../../lib/shared/text";
import type { SampleMarket } from "./market";
import type { MixedSearch } from "./queries";
import type { Sphinx, SphinxNumbers } from "./sphinx";
import type { Contestant } from "./timing";

const MOST = 1000;
const DAY_S = 86_400;

type World = { market: SampleMarket; now: Date; numbers: SphinxNumbers };

function words({ query: { query }, isPrefix }: MixedSearch): string {
  const text = fold(query);
  if (text === "") return "";
  if (query.startsWith('"')) return `"${text}"`;
  return isPrefix ? `${text}*` : text;
}

function conditions(search: MixedSearch, { now, numbers }: World): string[] {
  const { query } = search;
  const facets = (["jobType", "category", "level", "mode"] as const).flatMap((name) => {
    const values: readonly string[] = FACET_VALUES[name];
    const chosen = query[name].map((value) => values.indexOf(value) + 1);
    const column = name === "jobType" ? "job_type" : name;
    return chosen.length > 0 ? [`${column} IN (${chosen.join(",")})`] : [];
  });
  const text = words(search);
  const since = Math.floor(now.getTime() / 1000) - (query.posted ?? 0) * DAY_S;
  return [
    ...(text ? [`MATCH('${text}')`] : []),
    ...facets,
    ...(query.salaryMin === null ? [] : [`pay>=${query.salaryMin}`]),
    ...(query.posted === null ? [] : [`posted>=${since}`]),
    ...(query.company === null ? [] : [`company_id=${numbers.companies.get(query.company) ?? 0}`]),
    ...query.skill.map((slug) => `skill_ids=${numbers.skills.get(slug) ?? 0}`),
  ];
}

const FACETS = `FACET job_type FACET category FACET level FACET mode
  FACET company_id ORDER BY COUNT(*) DESC LIMIT 10 FACET city_id ORDER BY COUNT(*) DESC LIMIT 10`;

function statementOf(search: MixedSearch, world: World, hasFacets: boolean): string {
  const { query, cityId } = search;
  const where = conditions(search, world);
  let columns = "id,title,company,pay,posted,weight() AS w";
  if (cityId !== null && query.radius === null) where.push(`city_id=${cityId}`);
  if (cityId !== null && query.radius !== null) {
    const city = world.market.cities.find(({ id }) => id === cityId);
    const [latitude, longitude] = [city?.latitude ?? 0, city?.longitude ?? 0].map(
      (degrees) => (degrees * Math.PI) / 180,
    );
    columns += `,GEODIST(${latitude},${longitude},latitude,longitude) AS far`;
    where.push(`far<=${query.radius * 1000}`);
  }
  const isRanked = query.sort === "relevance" && query.query !== "";
  const order = {
    relevance: "w DESC, posted DESC",
    newest: "posted DESC",
    pay: "pay DESC, posted DESC",
  };
  const offset = (query.page - 1) * PAGE_SIZE;
  return `SELECT ${columns} FROM jobs ${where.length > 0 ? `WHERE ${where.join(" AND ")}` : ""}
    ORDER BY ${order[isRanked ? "relevance" : query.sort === "pay" ? "pay" : "newest"]}
    LIMIT ${offset},${PAGE_SIZE}
    OPTION max_matches=${Math.max(MOST, offset + PAGE_SIZE)},
      field_weights=(title=10,company=3,skills=5,description=1)
    ${hasFacets ? FACETS : ""}; SHOW META LIKE 'total_found'`;
}

/** Sphinx with six facets, and with the page and the total alone. */
export function sphinxContestants(
  { client, numbers }: Sphinx,
  { market, now }: { market: SampleMarket; now: Date },
): Contestant[] {
  const world = { market, now, numbers };
  const ask = (hasFacets: boolean) => async (search: MixedSearch) =>
    client.query(statementOf(search, world, hasFacets));
  return [
    { name: "Sphinx, six facets", ask: ask(true) },
    { name: "Sphinx, page and total", ask: ask(false) },
  ];
}
