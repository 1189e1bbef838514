import { type Env, readEnv } from "../../lib/platform/env";
import { about, type CheckResult, inWords } from "./check-result";

const OLDEST = [20, 19] as const;

function checkNode(version: string): CheckResult {
  const { good, wrong } = about("Node.js");
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  const isNew = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  if (isNew) return good(`${version}.`);
  return wrong(`This is ${version}. Install ${OLDEST.join(".")} or newer.`);
}

const LOCAL = /^(?:localhost|127\.|\[::1\])/;

function checkSite({ SITE_URL, SMTP_URL }: Env): CheckResult {
  const { good, warning } = about("Site address");
  const { hostname, protocol } = new URL(SITE_URL);
  if (LOCAL.test(hostname)) {
    if (!SMTP_URL) return good(`${SITE_URL}, for this machine only.`);
    return warning(
      `Emails go out with links to ${SITE_URL}, which only this machine can open. Set SITE_URL to the site's public address.`,
    );
  }
  if (protocol === "https:") return good(`${SITE_URL}.`);
  return warning(
    `${SITE_URL} is not encrypted: passwords can be read on the way. Give the proxy a certificate and set SITE_URL to the https:// address.`,
  );
}

/** What the variables say, and the configuration where the product can run with it. */
export function checkConfiguration(source: NodeJS.ProcessEnv): {
  settings: Env | null;
  results: CheckResult[];
} {
  const { good, wrong } = about("Configuration");
  const node = checkNode(process.version);
  try {
    const settings = readEnv(source);
    const results = [node, good("Every variable can be used."), checkSite(settings)];
    return { settings, results };
  } catch (error) {
    const lines = inWords(error).split("\n").slice(1, -1);
    return { settings: null, results: [node, ...lines.map(wrong)] };
  }
}
