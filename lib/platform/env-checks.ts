import "server-only";

// What must hold between several variables of the configuration.

/** Reports what is wrong with a variable. */
export type ReportProblem = (path: string, message: string) => void;

/** A half-configured object storage would lose files, or find none. */
export function checkBucket(
  prefix: string,
  values: Record<string, unknown>,
  wrong: ReportProblem,
): void {
  const has = (name: string) => values[prefix + name] !== undefined;
  if (!Object.keys(values).some((name) => name.startsWith(prefix) && values[name])) return;
  if (!has("BUCKET")) {
    wrong(`${prefix}BUCKET`, `must name the bucket when another ${prefix} variable is set`);
  }
  if (!has("REGION")) wrong(`${prefix}REGION`, "must be the bucket's region");
  if (has("ACCESS_KEY_ID") && !has("SECRET_ACCESS_KEY")) {
    wrong(`${prefix}SECRET_ACCESS_KEY`, `must go with ${prefix}ACCESS_KEY_ID`);
  }
  if (has("SECRET_ACCESS_KEY") && !has("ACCESS_KEY_ID")) {
    wrong(`${prefix}ACCESS_KEY_ID`, `must go with ${prefix}SECRET_ACCESS_KEY`);
  }
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
const isThisMachine = (url: string) => LOOPBACK.test(new URL(url).hostname);

/** Half of a pair of keys opens nothing. */
export function checkLoginProviders(values: Record<string, unknown>, wrong: ReportProblem): void {
  for (const provider of ["GOOGLE", "LINKEDIN"]) {
    const [id, secret] = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`];
    if (values[id] && !values[secret]) wrong(secret, `must go with ${id}`);
    if (values[secret] && !values[id]) wrong(id, `must go with ${secret}`);
  }
}

const TEST_SERVERS = ["TEST_LOGIN_PROVIDER", "TEST_SOURCE_SERVER"];

/**
 * One stands in for the login providers and decides who may log in, the other is asked although it
 * is private. So each is this machine's own, and only a site on this machine accepts it.
 */
export function checkTestServers(values: Record<string, unknown>, wrong: ReportProblem): void {
  for (const name of TEST_SERVERS.filter((one) => values[one] !== undefined)) {
    const both = [values[name], values["SITE_URL"] ?? values[name]];
    if (both.every((url) => isThisMachine(String(url)))) continue;
    wrong(name, "must only be set for tests, with both addresses on this machine");
  }
}
