/** What a site's robots.txt says to us. */
export type RobotsRules = {
  rules: readonly { path: RegExp; length: number; isAllowed: boolean }[];
  /** Between two requests; null if it doesn't say. */
  delaySeconds: number | null;
  sitemaps: readonly string[];
};

export const EVERYTHING_ALLOWED: RobotsRules = { rules: [], delaySeconds: null, sitemaps: [] };
/** The name by which robots.txt can address us. */
const ROBOT_NAME = "jobharbor";

type Group = { agents: string[]; rules: RobotsRules["rules"][number][]; delay: number | null };

function pathPattern(path: string): RegExp {
  const isEnd = path.endsWith("$");
  const parts = (isEnd ? path.slice(0, -1) : path)
    .split(/\*+/)
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*?")}${isEnd ? "$" : ""}`);
}

/** The fields of a robots.txt in order, their names in lower case. */
function fieldsIn(text: string): [name: string, value: string][] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    const found = /^\s*([a-z-]+)\s*:\s*(.*?)\s*(?:#.*)?$/i.exec(line);
    return found ? [[(found[1] ?? "").toLowerCase(), found[2] ?? ""] as [string, string]] : [];
  });
}

function addToGroup(group: Group, name: string, value: string): void {
  if (name === "crawl-delay" && Number(value) >= 0) group.delay = Number(value);
  if (!/^(?:dis)?allow$/.test(name) || !value.startsWith("/")) return;
  const isAllow = name === "allow";
  group.rules.push({ path: pathPattern(value), length: value.length, isAllowed: isAllow });
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
  const matching = rules.filter((rule) => rule.path.test(path));
  const longest = Math.max(0, ...matching.map(({ length }) => length));
  const best = matching.filter(({ length }) => length === longest);
  return best.length === 0 || best.some((rule) => rule.isAllowed);
}
