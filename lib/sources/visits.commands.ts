import "server-only";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import {
  type OutgoingResponse,
  RequestFailure,
  requestAddress,
  requestPublic,
  toRequestFailure,
} from "@/lib/platform/security/outgoing-requests";
import { site } from "@/lib/platform/site";
import { SourceProblem } from "./source-problem";
import { limited, readText } from "./visits/bodies.queries";
import { refusalOf } from "./visits/refusals";
import { EVERYTHING_ALLOWED, isAllowed, type RobotsRules, readRobots } from "./visits/robots";
import { endTurn, takeTurn } from "./visits/turns.commands";
import type { Validators, VisitedText, VisitLimits } from "./visits.schema";

const LONGEST_PAUSE_MS = 10_000;
const LEASE_MARGIN_MS = 10_000;
const ROBOTS_BYTES = 512 * 1024;
const START_BYTES = 512 * 1024;

type GetOptions = {
  validators?: Validators;
  /** Whether robots.txt applies. It doesn't to a board's API, which exists to be requested. */
  isRobot: boolean;
  /** Whether a redirect's target is known without requesting it. */
  stopsAt?: (url: URL) => boolean;
};

/** A redirect has led to an address that needn't be requested. */
class Arrival extends RequestFailure {
  readonly url: string;

  constructor(url: string) {
    super("A redirect leads to another address.");
    this.url = url;
  }
}

/** The hosts whose turn a request has taken, and until when they want to be left alone. */
type Turns = Map<string, Date | null>;
type ResponseReader<T> = (response: OutgoingResponse) => Promise<T>;

/** One visit of a source. It sends one request at a time, with pauses, and ends in time. */
export class Visit {
  readonly limits: VisitLimits;
  readonly #signal: AbortSignal;
  readonly #robots = new Map<string, RobotsRules>();
  /** The hosts whose turn this visit holds. */
  readonly #entered = new Set<string>();

  constructor(limits: VisitLimits) {
    this.limits = limits;
    this.#signal = AbortSignal.timeout(limits.visitMs);
  }

  /** Whether the visit's time is over. */
  get isOver(): boolean {
    return this.#signal.aborted;
  }

  /** The robots.txt of an address's host. Throws if it exists but can't be read. */
  async robotsOf(url: URL): Promise<RobotsRules> {
    const known = this.#robots.get(url.origin);
    if (known) return known;
    const address = new URL("/robots.txt", url).href;
    const rules = await this.#ask(address, { isRobot: false }, async (response) => {
      if (response.status >= 500 || response.status === 429) throw refusalOf(response);
      if (response.status !== 200) return EVERYTHING_ALLOWED;
      return readRobots(await readText(response.body, ROBOTS_BYTES, () => undefined));
    });
    this.#robots.set(url.origin, rules);
    return rules;
  }

  /** Whether the host's robots.txt allows us to read an address. */
  async allows(address: string): Promise<boolean> {
    const url = this.#address(address);
    return isAllowed(await this.robotsOf(url), url);
  }

  /**
   * The beginning of a document with its address after redirects; empty if `stopsAt` stopped them.
   */
  async getStart(address: string, options: GetOptions): Promise<{ text: string; url: string }> {
    try {
      return await this.#ask(address, options, async (response) => {
        if (response.status !== 200) throw refusalOf(response);
        const text = await readText(response.body, START_BYTES, () => undefined);
        return { text, url: response.url };
      });
    } catch (error) {
      if (error instanceof Arrival) return { text: "", url: error.url };
      throw error;
    }
  }

  /** A document as text with its address after redirects; `null` if it hasn't changed. */
  async getText(address: string, options: GetOptions): Promise<VisitedText | null> {
    return this.#ask(address, options, async (response) => {
      if (response.status === 304) return null;
      if (response.status !== 200) throw refusalOf(response);
      const text = await readText(response.body, this.limits.documentBytes);
      return { text, ...factsOf(response) };
    });
  }

  /**
   * Saves a document to a file; `null` if it hasn't changed. With `isCut`, only the beginning of a
   * document over the limit is saved; otherwise it is refused.
   */
  async saveFile(address: string, path: string, options: GetOptions & { isCut: boolean }) {
    return this.#ask(address, options, async (response) => {
      if (response.status === 304) return null;
      if (response.status !== 200) throw refusalOf(response);
      let isWhole = true;
      const onCut = () => {
        isWhole = false;
      };
      const { body } = response;
      const pieces = limited(body, this.limits.fileBytes, options.isCut ? onCut : undefined);
      await pipeline(pieces, createWriteStream(path));
      return { isWhole, ...factsOf(response) };
    });
  }

  async #check(url: URL): Promise<void> {
    if (await this.allows(url.href)) return;
    throw new SourceProblem(`The robots.txt of ${url.host} doesn't allow us to read this address.`);
  }

  #pauseOf(host: string): number {
    const rules = [...this.#robots].find(([origin]) => new URL(origin).host === host)?.[1];
    const wanted = (rules?.delaySeconds ?? 0) * 1000;
    return Math.min(LONGEST_PAUSE_MS, Math.max(this.limits.pauseMs, wanted));
  }

  /** Takes a host's turn, unless this visit holds it. A robot needs the host's permission first. */
  async #enter(url: URL, isRobot: boolean, turns: Turns): Promise<void> {
    if (isRobot) await this.#check(url);
    if (this.#entered.has(url.host)) return;
    await takeTurn(url.host, this.limits.requestMs + LEASE_MARGIN_MS, this.#signal);
    this.#entered.add(url.host);
    turns.set(url.host, null);
  }

  async #leave(turns: Turns): Promise<void> {
    for (const [host, until] of turns) {
      const wait = until ? until.getTime() - Date.now() : this.#pauseOf(host);
      this.#entered.delete(host);
      await endTurn(host, Math.max(0, wait));
    }
  }

  /**
   * Waits for the host's turn, sends the request, and reads the response before ending the turn.
   */
  async #ask<T>(address: string, options: GetOptions, read: ResponseReader<T>): Promise<T> {
    const url = this.#address(address);
    const turns: Turns = new Map();
    try {
      await this.#enter(url, options.isRobot, turns);
      return await this.#send(url, options, { turns, read });
    } catch (error) {
      if (error instanceof SourceProblem || error instanceof Arrival) throw error;
      throw new SourceProblem(toRequestFailure(error).message);
    } finally {
      await this.#leave(turns);
    }
  }

  async #send<T>(
    url: URL,
    { isRobot, validators, stopsAt }: GetOptions,
    { turns, read }: { turns: Turns; read: ResponseReader<T> },
  ): Promise<T> {
    const { waitMs, requestMs } = this.limits;
    const signal = AbortSignal.any([this.#signal, AbortSignal.timeout(requestMs)]);
    const headers = requestHeaders(validators);
    const onRedirect = async (to: string) => {
      if (stopsAt?.(new URL(to))) throw new Arrival(to);
      await this.#enter(new URL(to), isRobot, turns);
    };
    const response = await requestPublic({ url: url.href, headers, signal, waitMs, onRedirect });
    try {
      return await read(response);
    } catch (error) {
      if (signal.aborted) throw new SourceProblem("The server took too long.");
      if (error instanceof SourceProblem && error.retryAt) {
        turns.set(new URL(response.url).host, error.retryAt);
      }
      throw error;
    } finally {
      response.body.destroy();
    }
  }

  #address(text: string): URL {
    try {
      return requestAddress(text);
    } catch (error) {
      if (error instanceof RequestFailure) throw new SourceProblem(error.message);
      throw error;
    }
  }
}

function requestHeaders(validators?: Validators): Record<string, string> {
  return {
    "user-agent": `Jobharbor/1.0 (+${site().url})`,
    accept: "application/json, application/xml, text/xml, text/csv, text/html;q=0.9, */*;q=0.5",
    ...(validators?.etag ? { "if-none-match": validators.etag } : {}),
    ...(validators?.lastModified ? { "if-modified-since": validators.lastModified } : {}),
  };
}

/** A document's facts besides its text. */
function factsOf({ url, hasKnownEnd, header }: OutgoingResponse): Omit<VisitedText, "text"> {
  const validators = { etag: header("etag"), lastModified: header("last-modified") };
  return { url, hasKnownEnd, validators };
}
