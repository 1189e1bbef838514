import "server-only";
import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { pool } from "../db/client";
import { log } from "../observability/log";
import { type LimitName, windowsOf } from "../security/rate-limit";
import { CLIENT_ADDRESS_HEADER } from "./client";
import { createCrawlers } from "./crawlers";
import { pathOf } from "./request-target";

const FLUSH_MS = 2000;
const MOST_COUNTED = 20_000;
const MOST_AT_ONCE = 5000;

// Each runs a search, unless it is kept.
const SEARCHES =
  /^\/(?:search-results|jobs(?:\/in\/[^/]+|\/(?:category|skill)\/[^/]+(?:\/in\/[^/]+)?|\/remote)?|internships|freshers|companies|embed(?:\/jobs)?|feeds\/.+)\/?$/;
// What isn't rendered: files, calls with limits of their own, and what only scripts request.
const FREE = /^\/(?:_next|api|media|img)\/|^\/mcp\/?$|^\/[^/]+\.(?:svg|png|ico|webmanifest)$/;
const LOOPBACK = /^(?:127\.|::1$|unknown$)/;

type Count = { points: number; unsent: number; endsAt: number };

const ADD = `
  INSERT INTO rate_limits AS known (key, points, expire)
  SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[])
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN known.expire <= $4 THEN excluded.points ELSE known.points + excluded.points END,
    expire = CASE WHEN known.expire <= $4 THEN excluded.expire ELSE known.expire END
  RETURNING key, points, expire::float8 AS expire`;

type Row = { key: string; points: number; expire: number };

/**
 * Counts in memory what each address reads, and adds it every two seconds to the rows that `spend`
 * counts in: no page waits for the database, and all processes together hold a limit, late by what
 * an address reads within two seconds.
 */
export function createPace(crawlers = createCrawlers()) {
  const counts = new LRUCache<string, Count>({ max: MOST_COUNTED });

  function countOf(row: string, seconds: number, now: number): Count {
    const known = counts.get(row);
    if (known && known.endsAt > now) return known;
    const begun = { points: 0, unsent: 0, endsAt: now + seconds * 1000 };
    counts.set(row, begun);
    return begun;
  }

  function take(name: LimitName, address: string): number {
    const now = Date.now();
    const windows = windowsOf(name, address).map(({ row, points, seconds }) => ({
      most: points,
      count: countOf(row, seconds, now),
    }));
    const waits = windows.map(({ most, count }) => (count.points < most ? 0 : count.endsAt - now));
    const wait = Math.max(...waits);
    if (wait > 0) return Math.ceil(wait / 1000);
    for (const { count } of windows) {
      count.points += 1;
      count.unsent += 1;
    }
    return 0;
  }

  function limitOf(path: string, address: string, agent: string | undefined): LimitName {
    if (crawlers.isKnown(address, agent)) return "pageByCrawler";
    return SEARCHES.test(path) ? "searchByAddress" : "pageByAddress";
  }

  /**
   * Reports to the other processes, and learns from them. Throws if the database doesn't respond.
   */
  async function flush(): Promise<void> {
    const now = Date.now();
    // Always in the same order, or two processes would deadlock.
    const waiting = [...counts.entries()]
      .filter(([, { unsent, endsAt }]) => unsent > 0 && endsAt > now)
      .slice(0, MOST_AT_ONCE)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([row, count]) => ({ row, count, sent: count.unsent }));
    if (waiting.length === 0) return;
    const { rows } = await pool().query<Row>(ADD, [
      waiting.map(({ row }) => row),
      waiting.map(({ sent }) => sent),
      waiting.map(({ count }) => Math.round(count.endsAt)),
      now,
    ]);
    const told = new Map(rows.map((row) => [row.key, row]));
    for (const { row, count, sent } of waiting) {
      const { points, expire } = told.get(row) ?? { points: count.points, expire: count.endsAt };
      count.unsent -= sent;
      count.points = points + count.unsent;
      count.endsAt = expire;
    }
  }

  const timer = setInterval(() => {
    flush().catch((error) => log.debug({ error: String(error) }, "pages are counted here alone"));
  }, FLUSH_MS);
  timer.unref();

  return {
    flush,
    stop: () => clearInterval(timer),
    /**
     * Counts a page about to be rendered, and returns how many seconds its reader has to wait; 0 to
     * go on. This machine's own address isn't counted: behind a proxy that `TRUSTED_PROXIES`
     * doesn't declare, it is everyone's.
     */
    take(request: IncomingMessage): number {
      const path = pathOf(request.url);
      const address = String(request.headers[CLIENT_ADDRESS_HEADER] ?? "unknown");
      if (FREE.test(path) || LOOPBACK.test(address)) return 0;
      return take(limitOf(path, address, request.headers["user-agent"]), address);
    },
  };
}
