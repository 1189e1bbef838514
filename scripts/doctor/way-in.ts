import { connect } from "node:tls";
import type { Env } from "../../lib/platform/env";
import {
  ARRIVAL_HEADER,
  type Arrival,
  arrivalSchema,
  arrivalToken,
} from "../../lib/platform/server/arrival";
import { about, type CheckResult, inWords } from "./check-result";
import { listBoardHosts } from "./database";

const WAIT_MS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const SOON_DAYS = 14;
const CLOCK_SECONDS = 5;
// RFC 5737: nobody's address, as somebody would write who pretends to be elsewhere.
const PRETENDED = "192.0.2.77";

/** How many proxies a request came through. */
function proxiesOf({ forwardedFor }: Arrival): number {
  return forwardedFor.filter((hop) => hop !== PRETENDED).length;
}

/** What the proxies in front do to a request that claimed to be from elsewhere. */
export function judgeArrival(arrival: Arrival, site: URL): CheckResult[] {
  const { good, wrong } = about("Reverse proxy");
  const results: CheckResult[] = [];
  // Many proxies leave the port out, which harms nothing.
  if (arrival.host.replace(/:\d+$/, "") !== site.hostname) {
    results.push(
      wrong(
        `It passes on "${arrival.host}" as the host. It must pass on the one that was asked for.`,
      ),
    );
  }
  const proxies = proxiesOf(arrival);
  const through = proxies === 1 ? "one proxy" : `${proxies || "no"} proxies`;
  if (arrival.trustedProxies === proxies) {
    return [...results, good(`Requests come through ${through}, as TRUSTED_PROXIES says.`)];
  }
  const why =
    arrival.trustedProxies < proxies
      ? "everyone counts as one visitor, and limits for one hit all"
      : "anyone can pretend to be elsewhere, and has no limits";
  return [
    ...results,
    wrong(
      `Requests come through ${through}, and TRUSTED_PROXIES is ${arrival.trustedProxies}: ${why}. Set it to ${proxies}. If a proxy is there that isn't counted, have it add to X-Forwarded-For.`,
    ),
  ];
}

async function checkCertificate({ hostname, port }: URL): Promise<CheckResult[]> {
  const { good, warning } = about("Certificate");
  return new Promise((done, fail) => {
    const socket = connect(
      { host: hostname, port: Number(port) || 443, servername: hostname, timeout: WAIT_MS },
      () => {
        const until = new Date(socket.getPeerCertificate().valid_to);
        socket.destroy();
        const days = Math.floor((until.getTime() - Date.now()) / DAY_MS);
        const text = `It is valid until ${until.toISOString().slice(0, 10)}.`;
        done([days < SOON_DAYS ? warning(`${text} Renew it.`) : good(text)]);
      },
    );
    socket.once("timeout", () => socket.destroy(new Error("it doesn't answer")));
    socket.once("error", fail);
  });
}

async function askSite(site: URL): Promise<CheckResult[]> {
  const { good, wrong } = about("The site");
  const response = await fetch(new URL("/healthz", site), {
    headers: { [ARRIVAL_HEADER]: arrivalToken(), "x-forwarded-for": PRETENDED },
    redirect: "manual",
    signal: AbortSignal.timeout(WAIT_MS),
  });
  if (response.status !== 200) {
    return [
      wrong(
        `${site.origin} answers with ${response.status}. Look at the proxy's and the site's log.`,
      ),
    ];
  }
  const sent = Date.parse(response.headers.get("date") ?? "");
  const skew = Math.round(Math.abs(sent - Date.now()) / 1000);
  const clock =
    skew > CLOCK_SECONDS
      ? [
          about("Clock").wrong(
            `The server's clock differs by ${skew} seconds. Synchronise both (NTP).`,
          ),
        ]
      : [];
  const told = arrivalSchema.safeParse(await response.json().catch(() => null));
  if (!told.success) {
    const text = `Something answers at ${site.origin}, but it isn't this site, or it has another NEXTAUTH_SECRET.`;
    return [wrong(text), ...clock];
  }
  return [good(`It answers at ${site.origin}.`), ...judgeArrival(told.data, site), ...clock];
}

async function checkWayTo(site: URL): Promise<CheckResult[]> {
  const { warning } = about("The site");
  try {
    const certificate = site.protocol === "https:" ? await checkCertificate(site) : [];
    return [...certificate, ...(await askSite(site))];
  } catch (error) {
    return [
      warning(
        `${site.origin} can't be reached from this machine: ${inWords(error)}. If the site runs, check its address, its name in DNS, the certificate and the proxy.`,
      ),
    ];
  }
}

/** The way that visitors take to the running site: its address, certificate and proxies. */
export async function checkWayIn({ SITE_URL }: Pick<Env, "SITE_URL">): Promise<CheckResult[]> {
  return checkWayTo(new URL(SITE_URL));
}

/** The same for each of its boards, whose hosts the proxies must pass on too. */
export async function checkWayToBoards({
  SITE_URL,
  DATABASE_URL,
}: Pick<Env, "SITE_URL" | "DATABASE_URL">): Promise<CheckResult[]> {
  const { protocol } = new URL(SITE_URL);
  const results: CheckResult[] = [];
  for (const host of await listBoardHosts(DATABASE_URL)) {
    const { good } = about(`Board ${host}`);
    const found = await checkWayTo(new URL(`${protocol}//${host}`));
    const toSay = found.filter(({ state, subject }) => state !== "good" && subject !== "Clock");
    results.push(
      ...(toSay.length === 0
        ? [good("It answers, with its own name passed on.")]
        : toSay.map((one) => ({ ...one, subject: `Board ${host}, ${one.subject.toLowerCase()}` }))),
    );
  }
  return results;
}
