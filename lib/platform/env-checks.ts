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

/**
 * Half of a pair of keys opens nothing. The address that stands in for the providers decides who
 * may log in, so it is this machine's own, and only a site on this machine accepts it.
 */
export function checkLoginProviders(values: Record<string, unknown>, wrong: ReportProblem): void {
  for (const provider of ["GOOGLE", "LINKEDIN"]) {
    const [id, secret] = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`];
    if (values[id] && !values[secret]) wrong(secret, `must go with ${id}`);
    if (values[secret] && !values[id]) wrong(id, `must go with ${secret}`);
  }
  const { TEST_LOGIN_PROVIDER: test, SITE_URL: site } = values as Record<
    string,
    string | undefined
  >;
  if (test === undefined || (isThisMachine(test) && (site === undefined || isThisMachine(site)))) {
    return;
  }
  wrong("TEST_LOGIN_PROVIDER", "must only be set for tests, with both addresses on this machine");
}
