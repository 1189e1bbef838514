import "server-only";
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

type Limits = {
  /** How long output is held back, from its first byte on, in milliseconds. */
  readonly patienceMs: number;
  /** The most bytes that are held. */
  readonly mostBytes: number;
  /** Called when they are sent before the response is complete; the head has not been sent yet. */
  readonly onLate: () => void;
};

type Write = (...args: unknown[]) => boolean;
/** A response that is compressed as it is sent. */
type Flushable = ServerResponse & { flush?: () => void };

function holdHead(response: ServerResponse, status: number, ...rest: unknown[]): ServerResponse {
  response.statusCode = status;
  const headers = rest.find((given) => typeof given === "object" && given !== null);
  for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders)) {
    if (value !== undefined) response.setHeader(name, value);
  }
  return response;
}

/**
 * Holds back a response's output until it is complete, and returns it, with the response as if
 * nothing had been written. Returns null for a response that takes too long or becomes too large,
 * which is then sent as it comes, and when the client has gone.
 */
export function holdResponse(response: ServerResponse, limits: Limits): Promise<Buffer | null> {
  const { write, end, flushHeaders, writeHead } = response;
  const chunks: Buffer[] = [];
  let bytes = 0;
  let timer: NodeJS.Timeout | undefined;
  let resolve: (body: Buffer | null) => void = () => undefined;
  const whole = new Promise<Buffer | null>((done) => {
    resolve = done;
  });
  // Later wrappers of the response must stay around it, so nothing is restored.
  let isHolding = true;
  const letGo = () => {
    clearTimeout(timer);
    response.off("close", leave);
    isHolding = false;
  };
  const byTurn =
    (whileHeld: (...given: never[]) => unknown, free: (...given: never[]) => unknown) =>
    (...given: never[]) =>
      (isHolding ? whileHeld : free).apply(response, given);
  const leave = () => {
    letGo();
    resolve(null);
  };
  const sendAsItComes = () => {
    letGo();
    limits.onLate();
    for (const chunk of chunks) write.call(response, chunk, "utf8");
    // Compression keeps what it was given until it has enough or is told to send it, which the
    // writer of this did while it was held.
    (response as Flushable).flush?.();
    resolve(null);
  };
  const take = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk !== "string" && !(chunk instanceof Uint8Array)) return;
    const given = typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8";
    const taken = typeof chunk === "string" ? Buffer.from(chunk, given) : Buffer.from(chunk);
    chunks.push(taken);
    bytes += taken.length;
    timer ??= setTimeout(sendAsItComes, limits.patienceMs);
  };
  const held: Write = (chunk, ...rest) => {
    take(chunk, rest[0]);
    const called = rest.find((given) => typeof given === "function");
    if (called) process.nextTick(called as () => void);
    if (bytes > limits.mostBytes) sendAsItComes();
    return true;
  };
  const holdEnd = (chunk?: unknown, ...rest: unknown[]) => {
    take(chunk, rest[0]);
    const called = [chunk, ...rest].find((given) => typeof given === "function");
    if (called) response.once("finish", called as () => void);
    letGo();
    const isTooLarge = bytes > limits.mostBytes;
    if (isTooLarge) {
      limits.onLate();
      end.call(response, Buffer.concat(chunks), "utf8");
    }
    resolve(isTooLarge ? null : Buffer.concat(chunks));
    return response;
  };
  Object.assign(response, {
    write: byTurn(held, write),
    end: byTurn(holdEnd, end),
    flushHeaders: byTurn(() => undefined, flushHeaders),
    writeHead: byTurn(holdHead.bind(null, response), writeHead),
  });
  response.once("close", leave);
  return whole;
}
