import { spawn } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { cpus } from "node:os";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { to as copyTo } from "pg-copy-streams";
import { pool } from "../lib/platform/db/client";
import { XML_FEED_NAMES, type XmlFeedName } from "../lib/syndication/xml-feeds/schema";
import { ensureBuild } from "../scripts/build";
import { effort } from "./effort";
import { memoryOf, runningBelow, WEB } from "./processes";
import { PRODUCT, startProductOn, stopProduct } from "./product";
import { withLoaded } from "./search/setup";
import { circumstances, table, writeIntoDocs } from "./search/tables";

// What it costs to send all jobs in the XML of whoever reads it: each feed is downloaded from the
// product as a reader does, compressed, and checked by xmllint as it arrives. The floor is to copy
// the same jobs' columns out of the database.

const MEGABYTE = 1024 * 1024;
const READ_EVERY_MS = effort(500, 50);
const NAMES = effort<readonly XmlFeedName[]>(XML_FEED_NAMES, ["indeed"]);

type Download = {
  name: XmlFeedName;
  seconds: number;
  /** Advertisements. */
  count: number;
  bytes: number;
  sentBytes: number;
  /** By how much the web process's memory grew at most. */
  grownMb: number;
};

/** Watches the web process's memory until stopped. Returns how much it was at most. */
function watchWeb(supervisor: number): () => Promise<number> {
  let most = 0;
  let isWatching = true;
  const watched = (async () => {
    while (isWatching) {
      most = Math.max(most, await memoryOf(await runningBelow(supervisor, WEB)));
      await new Promise((done) => setTimeout(done, READ_EVERY_MS));
    }
  })();
  return async () => {
    isWatching = false;
    await watched;
    return most;
  };
}

async function request(path: string): Promise<IncomingMessage> {
  const asked = get(`${PRODUCT}${path}`, { headers: { "accept-encoding": "gzip" } });
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  const { statusCode, headers } = response;
  if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}.`);
  if (headers["content-encoding"] !== "gzip") throw new Error(`${path} isn't compressed.`);
  return response;
}

/** A stream that passes everything on and says how much it was. */
function counting(note: (piece: Buffer) => void): Transform {
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      note(piece);
      done(null, piece);
    },
  });
}

/** Counts a text in what passes by, also where it is cut in two. */
function counterOf(wanted: string): { note: (piece: Buffer) => void; count: () => number } {
  let count = 0;
  let rest = "";
  return {
    note: (piece) => {
      const text = rest + piece.toString("latin1");
      for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) count += 1;
      rest = text.slice(-(wanted.length - 1));
    },
    count: () => count,
  };
}

async function download(name: XmlFeedName, supervisor: number): Promise<Download> {
  const before = await memoryOf(await runningBelow(supervisor, WEB));
  const stop = watchWeb(supervisor);
  const began = performance.now();
  let bytes = 0;
  let sentBytes = 0;
  const ends = counterOf("</job>");
  const checker = spawn("/usr/bin/xmllint", ["--stream", "--noout", "--huge", "-"], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const ended = once(checker, "exit");
  await pipeline(
    await request(`/feeds/${name}.xml`),
    counting(({ length }) => {
      sentBytes += length;
    }),
    createGunzip(),
    counting((piece) => {
      bytes += piece.length;
      ends.note(piece);
    }),
    checker.stdin,
  );
  const [code] = await ended;
  if (code !== 0) throw new Error(`xmllint refuses ${name}.xml.`);
  const seconds = (performance.now() - began) / 1000;
  return {
    ...{ name, seconds, count: ends.count(), bytes, sentBytes },
    grownMb: Math.max(0, (await stop()) - before),
  };
}

const COLUMNS = `SELECT j.id, j.title, j.description, j.posted_at, j.updated_at, c.name, p.label
  FROM jobs j JOIN companies c ON c.id = j.company_id
  LEFT JOIN job_places p ON p.job_id = j.id AND p.position = 0
  WHERE j.status = 'live' AND (j.expires_at IS NULL OR j.expires_at > now())`;

/** The seconds that it takes to copy what every feed has out of the database. */
async function copyPlainly(): Promise<number> {
  const client = await pool().connect();
  try {
    const began = performance.now();
    const copied = client.query(copyTo(`COPY (${COLUMNS}) TO STDOUT`));
    await pipeline(copied, async (pieces) => {
      for await (const _piece of pieces);
    });
    return (performance.now() - began) / 1000;
  } finally {
    client.release();
  }
}

function toTable(downloads: readonly Download[], floor: number): string {
  const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(effort(0, 1));
  return table(
    [
      ...["feed", "advertisements", "seconds", "advertisements/s", "of the floor"],
      ...["MB", "MB sent (gzip)", "web process grew at most by MB"],
    ],
    downloads.map(({ name, count, seconds, bytes, sentBytes, grownMb }) => [
      `${name}.xml`,
      count,
      seconds.toFixed(1),
      (count / seconds).toFixed(0),
      (floor / seconds).toFixed(3),
      megabytes(bytes),
      megabytes(sentBytes),
      grownMb.toFixed(0),
    ]),
  );
}

/**
 * Downloads every feed of `--jobs` generated postings (100,000 by default; `--keep` uses those that
 * are there), and returns a table. `--write` puts it into docs/benchmarks.md. Needs port 3311 and
 * xmllint.
 */
export async function run(): Promise<string> {
  const isWritten = process.argv.includes("--write");
  process.argv = process.argv.filter((argument) => argument !== "--write");
  await ensureBuild();
  return withLoaded(async ({ database, load }) => {
    const floor = await copyPlainly();
    const product = await startProductOn(database.url, { CONTACT_EMAIL: "desk@example.org" });
    try {
      const downloads: Download[] = [];
      for (const name of NAMES) {
        const done = await download(name, product.pid ?? 0);
        process.stderr.write(
          `${name}: ${done.count} in ${done.seconds.toFixed(0)} s, ${done.grownMb.toFixed(0)} MB more\n`,
        );
        downloads.push(done);
      }
      const about = `${load.live} of ${load.jobs} postings live`;
      const plainly = `their columns copied out of the database in ${floor.toFixed(1)} s (the floor)`;
      const words = `${circumstances(cpus().length)}. ${about}; ${plainly}.`;
      const whole = `${words}\n\n${toTable(downloads, floor)}`;
      if (isWritten) await writeIntoDocs("bench feeds", whole);
      return whole;
    } finally {
      await stopProduct(product);
    }
  });
}
