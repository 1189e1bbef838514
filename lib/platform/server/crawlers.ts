import "server-only";
import { promises as dns } from "node:dns";
import { LRUCache } from "lru-cache";
import { HOUR } from "../security/limits";

/**
 * How search engines' operators say that their crawlers can be verified: by the host names of their
 * addresses.
 */
const CRAWLERS: readonly (readonly [RegExp, RegExp])[] = [
  // Anyone can rent a machine below googleusercontent.com; only what is below "gae" is Google's own.
  [
    /Googlebot|Google-InspectionTool|GoogleOther/,
    /\.(?:googlebot|google|gae\.googleusercontent)\.com$/,
  ],
  [/bingbot|BingPreview|msnbot/i, /\.search\.msn\.com$/],
  [/Applebot/, /\.applebot\.apple\.com$/],
  [/Yandex/, /\.yandex\.(?:com|net|ru)$/],
  [/Baiduspider/, /\.crawl\.baidu\.(?:com|jp)$/],
  [/SeznamBot/, /\.seznam\.cz$/],
];

const KEPT_MS = 24 * HOUR * 1000;
const REFUSED_MS = HOUR * 1000;
const MOST_KNOWN = 5000;
// A fake crawler with a thousand addresses must not trigger a thousand lookups.
const MOST_AT_ONCE = 5;

type Resolver = {
  reverse: (address: string) => Promise<string[]>;
  lookup: (name: string) => Promise<string[]>;
};

const system: Resolver = {
  reverse: (address) => dns.reverse(address),
  lookup: async (name) => (await dns.lookup(name, { all: true })).map(({ address }) => address),
};

/**
 * Whether an address resolves to one of the operator's host names, and that name back to the
 * address.
 */
async function isOperators(address: string, names: RegExp, resolver: Resolver): Promise<boolean> {
  const name = (await resolver.reverse(address)).find((known) => names.test(known));
  return name !== undefined && (await resolver.lookup(name)).includes(address);
}

/**
 * Tells search engines' crawlers from programs that pretend to be one. A lookup takes a while, so
 * it runs beside the request; until it is done, the address is treated like any other.
 */
export function createCrawlers(resolver: Resolver = system) {
  const known = new LRUCache<string, { isCrawler: boolean }>({ max: MOST_KNOWN });
  let asking = 0;
  async function ask(address: string, names: RegExp): Promise<void> {
    asking += 1;
    const isCrawler = await isOperators(address, names, resolver).catch(() => false);
    known.set(address, { isCrawler }, { ttl: isCrawler ? KEPT_MS : REFUSED_MS });
    asking -= 1;
  }
  return {
    /** Whether an address is known to be the crawler that a `User-Agent` names. Never waits. */
    isKnown(address: string, userAgent: string | undefined): boolean {
      const names = CRAWLERS.find(([agent]) => agent.test(userAgent ?? ""))?.[1];
      if (!names) return false;
      const found = known.get(address);
      if (!found && asking < MOST_AT_ONCE) void ask(address, names);
      return found?.isCrawler ?? false;
    },
  };
}
