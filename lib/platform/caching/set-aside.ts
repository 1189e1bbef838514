import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { keepAside, PLACE_END, PLACE_START } from "@/lib/shared/set-aside";
import { requestContext, type SetAside } from "../server/request-context";

// HTML that doesn't need React bypasses it: the page sets it aside and renders a comment in its
// place, and here the comment is replaced by the HTML in the output. Through React it would be
// copied and escaped several times, and sent a second time in the payload (docs/decisions/0034).

keepAside((html) => {
  const parts = requestContext()?.aside?.parts;
  return parts ? parts.push(html) - 1 : null;
});

/**
 * Adds tags to the page's head that only programs read; under the same name, they replace earlier
 * ones. Call it in `generateMetadata`, which runs before the first byte. Does nothing where
 * `setAside` returns `null`.
 */
export function putInHead(name: string, html: string): void {
  requestContext()?.aside?.head.set(name, html);
}

const START = Buffer.from(PLACE_START);
const END = Buffer.from(PLACE_END);
const HEAD_END = Buffer.from("</head>");
const NOTHING = Buffer.alloc(0);
// A placeholder may be cut by the end of a chunk.
const LONGEST_PLACE = PLACE_START.length + 6 + PLACE_END.length;

/**
 * Where a placeholder may begin at a chunk's end; from there on, the output waits for the next
 * chunk.
 */
function waitsFrom(chunk: Buffer): number {
  const from = chunk.lastIndexOf("<");
  const isNear = from >= 0 && chunk.length - from < LONGEST_PLACE;
  return isNear && chunk.indexOf(">", from) < 0 ? from : chunk.length;
}

function fillPlaces(chunk: Buffer, { parts }: SetAside): Buffer {
  const filled: Buffer[] = [];
  let done = 0;
  for (;;) {
    const from = chunk.indexOf(START, done);
    const end = from < 0 ? -1 : chunk.indexOf(END, from);
    if (end < 0) break;
    const part = Number(chunk.toString("latin1", from + START.length, end));
    filled.push(chunk.subarray(done, from), Buffer.from(parts[part] ?? ""));
    done = end + END.length;
  }
  return done === 0 ? chunk : Buffer.concat([...filled, chunk.subarray(done)]);
}

function fillHead(chunk: Buffer, { head }: SetAside): Buffer {
  const end = head.size > 0 ? chunk.indexOf(HEAD_END) : -1;
  if (end < 0) return chunk;
  const tags = [...head.values()].join("");
  head.clear();
  return Buffer.concat([chunk.subarray(0, end), Buffer.from(tags), chunk.subarray(end)]);
}

function toBuffer(given: string | Uint8Array): Buffer {
  if (typeof given === "string") return Buffer.from(given);
  return Buffer.from(given.buffer, given.byteOffset, given.byteLength);
}

/** Lets the page set HTML aside, and puts it back into the output. */
export function putBack(request: IncomingMessage, response: ServerResponse): void {
  const context = requestContext();
  if (!context || request.headers["rsc"] !== undefined) return;
  const aside: SetAside = { parts: [], head: new Map() };
  context.aside = aside;
  let waiting: Buffer = NOTHING;
  const take = (given: string | Uint8Array, isLast: boolean): Buffer => {
    const bytes = toBuffer(given);
    const chunk = waiting.length > 0 ? Buffer.concat([waiting, bytes]) : bytes;
    const until = isLast ? chunk.length : waitsFrom(chunk);
    waiting = chunk.subarray(until);
    return fillPlaces(fillHead(chunk.subarray(0, until), aside), aside);
  };
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.write = ((given: string | Uint8Array, ...rest: unknown[]) =>
    write(take(given, false), ...rest)) as ServerResponse["write"];
  response.end = ((given?: unknown, ...rest: unknown[]) => {
    const isBody = typeof given === "string" || given instanceof Uint8Array;
    const last = take(isBody ? given : NOTHING, true);
    const others = isBody ? rest : [given, ...rest];
    return last.length > 0 ? end(last, ...others) : end(...others);
  }) as ServerResponse["end"];
}
