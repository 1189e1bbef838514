import "server-only";
import { DomainError } from "@/lib/shared/errors";

// Server-sent events: responses that stay open. Nothing waits for them: they end by themselves, when
// the server stops, and when someone opens more than they can be looking at.

/** How many of one person's streams this process keeps open; one more ends the oldest. */
export const MOST_STREAMS_OF_ONE = 4;
/** More of them would take the connections from everyone else. */
const MOST_STREAMS = 1000;
/** Proxies close responses that take two minutes; browsers come back at once. */
const LIFE_MS = 100_000;
/** Shorter than any proxy waits for the next byte. */
const BEAT_MS = 20_000;
const AGAIN_MS = 2000;
/** What a client may leave unread before it counts as gone. */
const MOST_UNREAD = 64 * 1024;

/** Sends one event; `name` is null for a plain message. It does nothing once the stream has ended. */
type SendEvent = (event: { name: string | null; id: string; data: unknown }) => void;

/** A response that goes on as long as its reader listens. */
export type EventStream = {
  /** Whose it is. */
  owner: string;
  /** Begins to send; what it returns is called once, when the stream has ended. */
  begin: (send: SendEvent, end: () => void) => () => void;
  /** Called every 20 seconds, with something to send so that no one takes the stream for dead. */
  beat: (send: SendEvent, end: () => void) => void;
};

type OpenStream = { owner: string; end: () => void; replace: () => void };

const STREAMS = Symbol.for("jobharbor.event-streams");

// On globalThis, because the server program ends what Next's bundles opened.
const holder = globalThis as { [STREAMS]?: Set<OpenStream> };
holder[STREAMS] ??= new Set();
const streams: Set<OpenStream> = holder[STREAMS];

/** How many are open in this process. */
export function countStreams(): number {
  return streams.size;
}

/** Ends all streams of this process. Browsers come back, to a server that still takes requests. */
export function endStreams(): void {
  for (const stream of streams) stream.end();
}

function makeRoom(owner: string): void {
  const own = [...streams].filter((stream) => stream.owner === owner);
  const tooMany = Math.max(0, own.length - MOST_STREAMS_OF_ONE + 1);
  for (const stream of own.slice(0, tooMany)) stream.replace();
  if (streams.size < MOST_STREAMS) return;
  throw new DomainError(
    "rate_limited",
    "Too many pages follow changes. This one will ask instead.",
  );
}

const encoder = new TextEncoder();

function write({ name, id, data }: Parameters<SendEvent>[0]): Uint8Array {
  const event = name === null ? "" : `event: ${name}\n`;
  return encoder.encode(`${event}id: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** The body of an event stream. Throws `rate_limited` when this process has too many. */
export function openEventStream({ owner, begin, beat }: EventStream): ReadableStream<Uint8Array> {
  makeRoom(owner);
  let finish: () => void = () => undefined;
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    let isEnded = false;
    let stop: (() => void) | null = null;
    const timers: NodeJS.Timeout[] = [];
    const put = (bytes: Uint8Array) => {
      if (isEnded) return;
      controller.enqueue(bytes);
      // A reader that has stopped reading comes back when it reads again.
      if ((controller.desiredSize ?? 0) < 0) end();
    };
    const send: SendEvent = (event) => put(write(event));
    finish = () => {
      if (isEnded) return;
      isEnded = true;
      streams.delete(stream);
      for (const timer of timers) clearTimeout(timer);
      stop?.();
    };
    const end = () => {
      if (isEnded) return;
      finish();
      controller.close();
    };
    const replace = () => {
      send({ name: "replaced", id: "", data: null });
      end();
    };
    const stream: OpenStream = { owner, end, replace };
    streams.add(stream);
    put(encoder.encode(`retry: ${AGAIN_MS}\n\n`));
    timers.push(
      setTimeout(end, LIFE_MS),
      setInterval(() => beat(send, end), BEAT_MS),
    );
    for (const timer of timers) timer.unref();
    stop = begin(send, end);
    if (isEnded) stop();
  };
  return new ReadableStream(
    { start, cancel: () => finish() },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_UNREAD }),
  );
}
