/** What a site's robots.txt says to us. */
export type RobotsRules = {
  rules: readonly { path: string; isAllowed: boolean }[];
  /** Between two requests; null if it doesn't say. */
  delaySeconds: number | null;
  sitemaps: readonly string[];
};

export const EVERYTHING_ALLOWED: RobotsRules = { rules: [], delaySeconds: null, sitemaps: [] };
/** The name by which robots.txt can address us. */
const ROBOT_NAME = "jobharbor";

type Group = { agents: string[]; rules: RobotsRules["rules"][number][]; delay: number | null };

/** Whether a rule's path, with `*` for anything and `$` for the end, matches an address's. */
function matches(rule: string, path: string): boolean {
  const isEnd = rule.endsWith("$");
  const [first = "", ...others] = (isEnd ? rule.slice(0, -1) : rule).split(/\*+/);
  if (!path.startsWith(first)) return false;
  const last = isEnd ? others.pop() : undefined;
  let at = first.length;
  // Each part where it first occurs: no pattern, because whoever writes the rules could make one
  // try for hours.
  for (const part of others) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isEnd) return true;
  return last === undefined
    ? at === path.length
    : path.length - last.length >= at && path.endsWith(last);
}

/** The fields of a robots.txt in order, their names in lower case. */
function fieldsIn(text: string): [name: string, value: string][] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    const [statement = ""] = line.split("#", 1);
    const at = statement.indexOf(":");
    const name = statement.slice(0, Math.max(at, 0)).trim().toLowerCase();
    return /^[a-z-]+$/.test(name)
      ? [[name, statement.slice(at + 1).trim()] as [string, string]]
      : [];
  });
}

function addToGroup(group: Group, name: string, value: string): void {
  if (name === "crawl-delay" && Number(value) >= 0) group.delay = Number(value);
  if (!/^(?:dis)?allow$/.test(name) || !value.startsWith("/")) return;
  group.rules.push({ path: value, isAllowed: name === "allow" });
}

function groupsOf(fields: readonly [string, string][]): Group[] {
  const groups: Group[] = [];
  let isAgentLine = false;
  for (const [name, value] of fields) {
    if (name === "user-agent") {
      if (!isAgentLine) groups.push({ agents: [], rules: [], delay: null });
      groups.at(-1)?.agents.push(value.toLowerCase());
    }
    isAgentLine = name === "user-agent";
    const group = groups.at(-1);
    if (group) addToGroup(group, name, value);
  }
  return groups;
}

/** Reads a robots.txt (RFC 9309): the groups that name us, otherwise those for everybody. */
export function readRobots(text: string): RobotsRules {
  const fields = fieldsIn(text);
  const groups = groupsOf(fields);
  const ours = groups.filter(({ agents }) => agents.includes(ROBOT_NAME));
  const chosen = ours.length > 0 ? ours : groups.filter(({ agents }) => agents.includes("*"));
  return {
    rules: chosen.flatMap(({ rules }) => rules),
    delaySeconds: chosen.find(({ delay }) => delay !== null)?.delay ?? null,
    sitemaps: fields.flatMap(([name, value]) => (name === "sitemap" ? [value] : [])),
  };
}

/** Whether the rules allow an address. The most specific rule counts, and of two equal ones the kinder. */
export function isAllowed({ rules }: RobotsRules, url: URL): boolean {
  const path = url.pathname + url.search;
  const matching = rules.filter((rule) => matches(rule.path, path));
  const longest = matching.reduce((most, rule) => Math.max(most, rule.path.length), 0);
  const best = matching.filter((rule) => rule.path.length === longest);
  return best.length === 0 || best.some((rule) => rule.isAllowed);
}
