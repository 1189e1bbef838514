import { readFileSync } from "node:fs";
import "./supervised";
import { flushViews } from "../lib/analytics/views.commands";
import { findRedirect } from "../lib/content/redirects/queries";
import { flushRedirectUses } from "../lib/content/redirects/uses.commands";
import { bodyLimitOf } from "../lib/http/body-limits";
import { listFeaturedJobs } from "../lib/jobs/queries";
import { disconnect } from "../lib/platform/db/client";
import { env } from "../lib/platform/env";
import { keepsMail } from "../lib/platform/mail/mailbox";
import { count } from "../lib/platform/observability/counts";
import { log } from "../lib/platform/observability/log";
import { logEverything } from "../lib/platform/observability/process-log";
import { startWebServer } from "../lib/platform/server/web-server";
import { siteSettings } from "../lib/platform/settings";
import { warmSearch } from "../lib/search/engine/title-sync.queries";
import { searchLag } from "../lib/search/index-lag.queries";
import { PUBLIC_PAGES } from "../lib/structured-data/indexing.schema";
import { askSiblings, respondToSiblings } from "./siblings";
import { serveUntilStopped } from "./supervised";
import { ownRestarts } from "./supervisor/restarts";

// The web server itself, on a build and a database that are ready.

logEverything();

// So that the first visitor who searches doesn't wait for it; if it fails, the first search loads
// it.
await warmSearch().catch((error) =>
  log.warn(
    { error: String(error) },
    "the search index is not loaded yet: the first search loads it and takes longer",
  ),
);

// Next's own standalone servers get the configuration that the build wrote down this way. From
// next.config.ts it would compile it at each start, and keep its compiler's 26 MB for good.
const { config } = JSON.parse(readFileSync(".next/required-server-files.json", "utf8"));
process.env["__NEXT_PRIVATE_STANDALONE_CONFIG"] = JSON.stringify(config);

// The newest posting, if there is one: the pages that most people come to.
const newest = await listFeaturedJobs(1).catch(() => []);
const server = await startWebServer({
  pages: PUBLIC_PAGES,
  bodyLimitOf,
  firstPaths: ["/", "/search-results", ...newest.map(({ slug }) => `/job/${slug}`)],
  isOldAddress: async (address) => (await findRedirect(address)) !== null,
  measures: searchLag,
  siblings: { ask: askSiblings, respond: respondToSiblings },
});
count("web", "restarted", ownRestarts());
const { siteName } = siteSettings();
serveUntilStopped(
  { siteName, url: server.url, mailbox: keepsMail() ? `${server.url}/dev/mailbox` : "" },
  async (isAlone) => {
    await server.stop(isAlone ? 0 : env().DRAIN_SECONDS);
    // The last seconds' counts; a database that is away must not keep the process from ending.
    await Promise.all([flushViews(), flushRedirectUses()]).catch((error) =>
      log.warn(
        { error: String(error) },
        "the counts of the last seconds were lost: the database did not accept them",
      ),
    );
    await disconnect();
  },
);
