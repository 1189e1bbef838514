/** A site's robots.txt, as it applies to us. */
export type RobotsRules = {
  rules: readonly { path: string; isAllowed: boolean }[];
  /** The delay between two requests; null if it states none. */
  delaySeconds: number | null;
  sitemaps: readonly string[];
};

export const EVERYTHING_ALLOWED: RobotsRules = { rules: [], delaySeconds: null, sitemaps: [] };
/** Our name in robots.txt files. */
const ROBOT_NAME = "jobharbor";

type Group = { agents: string[]; rules: RobotsRules["rules"][number][]; delay: number | null };

/** Whether a rule's path matches an address's path. `*` stands for anything and `$` for the end. */
function matches(rule: string, path: string): boolean {
  const isEnd = rule.endsWith("$");
  const [first = "", ...others] = (isEnd ? rule.slice(0, -1) : rule).split(/\*+/);
  if (!path.startsWith(first)) return false;
  const last = isEnd ? others.pop() : undefined;
  let at = first.length;
  // Searches for each part in turn, without a regular expression, because a hostile rule could keep
  // one busy for hours.
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

/** The fields of a robots.txt in order, with lower-case names. */
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

/** Reads a robots.txt (RFC 9309): the groups that name us, or otherwise those for everybody. */
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

/**
 * Whether the rules allow an address. The most specific rule applies; of two equal ones, the one
 * that allows.
 */
export function isAllowed({ rules }: RobotsRules, url: URL): boolean {
  const path = url.pathname + url.search;
  const matching = rules.filter((rule) => matches(rule.path, path));
  const longest = matching.reduce((most, rule) => Math.max(most, rule.path.length), 0);
  const best = matching.filter((rule) => rule.path.length === longest);
  return best.length === 0 || best.some((rule) => rule.isAllowed);
}
