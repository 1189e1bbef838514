import "server-only";
import { promises as dns } from "node:dns";
import { LRUCache } from "lru-cache";
import { HOUR } from "../security/limits";

/** How the operators of search engines say their crawlers can be told: by the names of their addresses. */
const CRAWLERS: readonly (readonly [RegExp, RegExp])[] = [
  [/Googlebot|Google-InspectionTool|GoogleOther/, /\.(?:googlebot|google|googleusercontent)\.com$/],
  [/bingbot|BingPreview|msnbot/i, /\.search\.msn\.com$/],
  [/Applebot/, /\.applebot\.apple\.com$/],
  [/Yandex/, /\.yandex\.(?:com|net|ru)$/],
  [/Baiduspider/, /\.crawl\.baidu\.(?:com|jp)$/],
  [/SeznamBot/, /\.seznam\.cz$/],
];

const KEPT_MS = 24 * HOUR * 1000;
const REFUSED_MS = HOUR * 1000;
const MOST_KNOWN = 5000;
// Whoever calls themselves a crawler from a thousand addresses must not make us ask a thousand times.
const MOST_AT_ONCE = 5;

type Resolver = {
  reverse: (address: string) => Promise<string[]>;
  lookup: (name: string) => Promise<string[]>;
};

const system: Resolver = {
  reverse: (address) => dns.reverse(address),
  lookup: async (name) => (await dns.lookup(name, { all: true })).map(({ address }) => address),
};

/** Whether an address has a name of the crawler's operator, and that name this address. */
async function isOperators(address: string, names: RegExp, resolver: Resolver): Promise<boolean> {
  const name = (await resolver.reverse(address)).find((known) => names.test(known));
  return name !== undefined && (await resolver.lookup(name)).includes(address);
}

/**
 * Tells crawlers of search engines from programs that call themselves one. Asking takes a while, so
 * it is done beside the request: until there is an answer the address is anybody's.
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
