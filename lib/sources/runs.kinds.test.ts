import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/lib/testing/database";
import { hoursLater, setUpSource } from "@/lib/testing/sources/set-up";
import {
  documentOf,
  documentWithoutEnd,
  type ServedKind,
  servedKinds,
} from "@/lib/testing/sources/source-kinds";
import { startSourceServer } from "@/lib/testing/sources/source-server";

// Every kind of source over HTTP: complete, unchanged, cut off in every way, empty, half empty, and
// in another encoding than declared.

const server = await startSourceServer();
process.env["TEST_SOURCE_SERVER"] = server.origin;

setUpDatabase();
const { connect, run, countOpen } = setUpSource(server);

const KINDS = servedKinds(server);
const NAMES = Object.keys(KINDS);
const COUNT = 4;

const kindOf = (name: string) => KINDS[name] as ServedKind;

type Sender = (response: ServerResponse, text: string) => void;

/** The complete response, with its length. */
const whole: Sender = (response, text) => void response.end(text);
/** Only the closed connection marks its end. */
const untilClosed: Sender = (response, text) =>
  void response.socket?.end(`HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n${text}`);
const latin1: Sender = (response, text) =>
  void response
    .setHeader("content-type", "text/plain; charset=utf-8")
    .end(Buffer.from(text, "latin1"));
const tooShort: Sender = (response, text) => {
  response.writeHead(200, { "content-length": "100000" });
  response.write(text);
  setTimeout(() => response.destroy(), 20);
};
const brokenPieces: Sender = (response, text) => {
  response.write(text);
  setTimeout(() => response.destroy(), 20);
};

/** Sends an ETag, and 304 to requests that have it. */
const versioned: Sender = (response, text) => {
  if (response.req.headers["if-none-match"] === '"v1"') response.writeHead(304).end();
  else response.setHeader("etag", '"v1"').end(text);
};

/** Serves a document at a kind's address, and its parts at the addresses that it leads to. */
function serve(kind: ServedKind, text: string, sender: Sender = whole): void {
  server.paths.set(kind.path, (_request, response) => sender(response, text));
  for (let number = 1; kind.details && number <= COUNT; number++) {
    const detail = kind.details(number);
    server.paths.set(detail.path, (_request, response) =>
      (sender === latin1 ? sender : whole)(response, detail.text),
    );
  }
}

/** Connects a kind of source and imports all of its jobs. */
async function begin(name: string): Promise<ServedKind> {
  const kind = kindOf(name);
  await connect(kind.kind, kind.path);
  serve(kind, documentOf(kind, COUNT));
  expect(await run()).toMatchObject({ outcome: "complete", created: COUNT, rejected: 0 });
  return kind;
}

/** A run's outcomes with a broken list of a board or a broken sitemap, which are useless. */
const USELESS = {
  "cut off in a posting": "failed",
  "cut off after a posting": "failed",
  "shorter than it says": "failed",
  "without its last piece": "failed",
  "nothing at all": "failed",
  "without postings": "shrunken",
  "half empty": "shrunken",
  "another thing": "failed",
};
/** A run's outcomes with a broken file, whose readable records are imported. */
const PARTIAL = {
  ...USELESS,
  "cut off in a posting": "incomplete",
  "cut off after a posting": "incomplete",
};
const OUTCOMES: Record<string, object> = {
  XML: { ...PARTIAL, "nothing at all": "incomplete", "another thing": "incomplete" },
  RSS: { ...PARTIAL, "nothing at all": "incomplete", "another thing": "incomplete" },
  JSON: { ...PARTIAL, "nothing at all": "shrunken", "another thing": "shrunken" },
  JSONL: { ...PARTIAL, "nothing at all": "shrunken", "another thing": "incomplete" },
  CSV: { ...PARTIAL, "nothing at all": "shrunken", "another thing": "shrunken" },
};
/**
 * Requested without a condition, because a list or sitemap doesn't show whether its pages have
 * changed.
 */
const ALWAYS_READ = ["SmartRecruiters", "pages of a sitemap"];

describe.each(NAMES)("%s", (name) => {
  it("is read completely in any encoding, and not again while nothing has changed", async () => {
    const kind = await begin(name);
    const titles = ["Bäcker 1", "Bäcker 2", "Bäcker 3", "Bäcker 4"];
    const listTitles = async () =>
      (await db.job.findMany({ orderBy: { title: "asc" } })).map((job) => job.title);
    expect(await listTitles()).toEqual(titles);
    serve(kind, documentOf(kind, COUNT), latin1);
    expect(await run(hoursLater(1))).toMatchObject({ outcome: "complete", unchanged: COUNT });
    serve(kind, documentOf(kind, COUNT), versioned);
    await run(hoursLater(2));
    expect(await run(hoursLater(3))).toMatchObject(
      ALWAYS_READ.includes(name)
        ? { outcome: "complete", unchanged: COUNT }
        : { outcome: "unchanged", read: 0 },
    );
    serve(kind, documentOf(kind, COUNT - 1));
    expect(await run(hoursLater(4))).toMatchObject({ outcome: "complete", missing: 1 });
    expect(await run(hoursLater(30))).toMatchObject({ outcome: "complete", ended: 1 });
  });

  it("ends no job if it's cut off, empty or half empty", async () => {
    const kind = await begin(name);
    const text = documentOf(kind, COUNT);
    const broken: Record<string, [string, Sender?]> = {
      "cut off in a posting": [documentWithoutEnd(kind, COUNT - 1).slice(0, -20)],
      "cut off after a posting": [documentWithoutEnd(kind, COUNT - 1), untilClosed],
      "shorter than it says": [documentWithoutEnd(kind, COUNT - 1), tooShort],
      "without its last piece": [documentWithoutEnd(kind, COUNT - 1), brokenPieces],
      "nothing at all": [""],
      "without postings": [documentOf(kind, 0)],
      "half empty": [documentOf(kind, 1)],
      "another thing": ["<!doctype html><html><h1>We'll be back soon</h1></html>"],
    };
    const outcomes: Record<string, string> = {};
    let hours = 0;
    for (const [what, [body, sender]] of Object.entries(broken)) {
      serve(kind, body, sender);
      // Otherwise the source would be paused after days of failures.
      await db.connectedSource.updateMany({ data: { failures: 0, failingSince: null } });
      hours += 24;
      const { outcome, ended } = await run(hoursLater(hours));
      outcomes[what] = outcome;
      expect(ended, what).toBe(0);
    }
    expect(await countOpen()).toBe(COUNT);
    expect(outcomes).toEqual(OUTCOMES[name] ?? USELESS);
    serve(kind, text);
    expect(await run(hoursLater(hours + 24))).toMatchObject({ outcome: "complete", read: COUNT });
  });
});

it.each([
  ["before its postings", "<!doctype html><html><h1>Bäcker 4</h1>"],
  [
    "in its postings",
    '<!doctype html><html><script type="application/ld+json">{"@type":"JobPosting",',
  ],
])("ends no job when a page is cut off %s", async (_where, text) => {
  await begin("pages of a sitemap");
  server.paths.set("/jobs/4", (_request, response) => untilClosed(response, text));
  expect(await run(hoursLater(24))).toMatchObject({ outcome: "incomplete", ended: 0 });
  expect(await run(hoursLater(48))).toMatchObject({ outcome: "incomplete", ended: 0 });
  expect(await countOpen()).toBe(COUNT);
});
