import { request as send } from "node:https";
import type { Sql } from "./database";
import { expect } from "./fixtures";
import { type RunningServer, stopServer } from "./servers";

// What pages follow: a response that stays open.

const PATH = "/api/employer/applications/changes";
const MOST_STOPPING_MS = 10_000;

type Headers = Record<string, string>;

// Opens a response that stays open, over TLS; returns what arrived so far, and a way to close it.
function openStream(url: string, headers: Headers) {
  let text = "";
  const request = send(url, { headers, rejectUnauthorized: false }, (response) => {
    response.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
  });
  request.on("error", () => undefined);
  request.end();
  return { text: () => text, close: () => request.destroy() };
}

type FollowedStream = { url: string; headers: Headers; id: string; sql: Sql };

/** What changes about this application arrives at once, whatever is in between. */
export async function expectFollowing({ url, headers, id, sql }: FollowedStream): Promise<void> {
  await sql("UPDATE applications SET updated_at = now() - interval '1 hour' WHERE id = $1", [id]);
  const stream = openStream(`${url}${PATH}`, headers);
  await expect.poll(stream.text).toContain("data:");
  expect(stream.text()).not.toContain(id);
  await sql("INSERT INTO application_tags (application_id, tag) VALUES ($1, 'x')", [id]);
  await expect.poll(stream.text, { timeout: 3000 }).toContain(id);
  stream.close();
}

/** Stops a server with an open stream, which holds up nothing and ends in order. */
export async function expectStreamsEnd(server: RunningServer, headers: Headers): Promise<void> {
  const open = await fetch(`http://127.0.0.1:${server.port}${PATH}`, { headers });
  const before = performance.now();
  await stopServer(server, "SIGTERM");
  expect(performance.now() - before).toBeLessThan(MOST_STOPPING_MS);
  expect(await open.text()).toContain("data:");
}
