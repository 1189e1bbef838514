import "server-only";
import { Counter, type Registry } from "prom-client";
import { cacheReads } from "../caching/cache";
import { pageCacheCounts } from "../caching/kept-pages";
import { gauge, PREFIX } from "./metric";

function pageMetrics(registry: Registry): void {
  const registers = [registry];
  new Counter({
    name: `${PREFIX}public_pages_total`,
    help: "Requests for public pages: answered from what is kept, rendered, or sharing another's.",
    labelNames: ["answer"],
    registers,
    collect() {
      this.reset();
      const responses = Object.entries(pageCacheCounts().requests);
      for (const [answer, count] of responses) this.inc({ answer }, count);
    },
  });
  new Counter({
    name: `${PREFIX}kept_pages_dropped_total`,
    help: "Kept pages that were dropped because what they show had changed.",
    registers,
    collect() {
      this.reset();
      this.inc(pageCacheCounts().dropped);
    },
  });
  gauge(registry, {
    name: "kept_pages_bytes",
    help: "What kept pages take of the web processes' memory.",
    collect() {
      this.set(pageCacheCounts().bytes);
    },
  });
}

function readMetrics(registry: Registry): void {
  new Counter({
    name: `${PREFIX}cache_reads_total`,
    help: "Reads of what is held in memory, by cache: found there, or loaded.",
    labelNames: ["cache", "outcome"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [cache, reads] of cacheReads()) {
        for (const [outcome, count] of Object.entries(reads)) this.inc({ cache, outcome }, count);
      }
    },
  });
}

/** What this process's caches hold, and how often they had what was requested. */
export function cacheMetrics(registry: Registry): void {
  pageMetrics(registry);
  readMetrics(registry);
}
