import "server-only";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import compression from "compression";
import next from "next";
import { isPageAddress, OTHER_POLICY, pageHeaders } from "@/lib/shared/page-headers";
import { analyticsScript } from "@/lib/shared/setting-groups/analytics-script";
import { onBoard, siteUrl } from "../boards";
import { createPageKeeper } from "../caching/kept-pages";
import { addressNormaliser, type PageParameters } from "../caching/page-address";
import { putBack } from "../caching/set-aside";
import { favourRequests } from "../db/client";
import { env } from "../env";
import { startCounting, stopCounting } from "../observability/counts";
import { logFailure } from "../observability/failure-log";
import type { Measure } from "../observability/measures";
import { makeMetrics, type Siblings } from "../observability/metrics";
import { noteRequest, startRequest } from "../observability/request-log";
import { startTracing } from "../observability/tracing-start";
import { inWords } from "../security/rate-limit";
import { keepSettings, settingGroup } from "../settings";
import { CLIENT_ADDRESS_HEADER, clientAddress } from "./client";
import { endStreams } from "./event-streams";
import { coverFailures } from "./failures";
import { dropOldSlash, type IsOldAddress } from "./folder-addresses";
import { startDraining } from "./health";
import { noteWrite } from "./own-writes";
import { createPace } from "./pace";
import { respondToProbe } from "./probes";
import { type Refusal, refuse } from "./refusal";
import { createRenderTurns } from "./render-turns";
import {
  type BodyLimit,
  CONNECTION_TIMES,
  createBodyGate,
  hasBody,
  MOST_CONNECTIONS,
  SILENCE_MS,
} from "./request-bodies";
import { withRequestContext } from "./request-context";
import { pathOf, plainTarget } from "./request-target";
import { requestedBoard } from "./requested-board";
import { setCaching, watchKeeping } from "./response-caching";
import { finalStatus } from "./response-status";
import { builtRouteNames } from "./route-names";
import { warmUp } from "./warm-up";

/** How long requests in progress may take when the server stops. */
const END_MS = 3000;

const UNREADABLE: Refusal = { code: "unreadable", message: "This address can't be read." };

function tooFast(seconds: number): Refusal {
  const message = `Too many pages were opened from your network in a short time. Try again in ${inWords(seconds)}.`;
  return { code: "rate_limited", message, retryAfter: seconds };
}

/**
 * A running server. `stop` first reports that it is not ready, waits for those in front to notice,
 * then refuses new connections and lets requests in progress finish.
 */
export type WebServer = { url: string; stop: (drainSeconds: number) => Promise<void> };

// A worker takes its own file's policy, so scripts in the static folder have none.
function needsPolicy({ url }: IncomingMessage, status: number): boolean {
  return status >= 400 || !url?.startsWith("/_next/static/");
}

// The last place to change what Next decided: a status that it doesn't know, and who may keep the
// response.
function letHeadChange(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  // The router requests only a page's data, and takes any other status as a failure.
  const isDocument = request.headers["rsc"] === undefined;
  const mayKeep = watchKeeping();
  response.writeHead = ((chosen: number, ...rest: unknown[]) => {
    const status = isDocument ? finalStatus(chosen) : chosen;
    setCaching(response, { status, isDocument, isPage: "x-nonce" in request.headers, mayKeep });
    if (!response.hasHeader("content-security-policy") && needsPolicy(request, status)) {
      response.setHeader("content-security-policy", OTHER_POLICY);
    }
    response.statusCode = status;
    noteWrite(request, response, status);
    return writeHead(status, ...rest);
  }) as ServerResponse["writeHead"];
}

// Sets a page's headers and returns its nonce, or null for anything but a page. Middleware could do
// the same, and does so in middleware.ts, but there it costs a quarter of what an empty page does
// (docs/decisions).
function givePageHeaders(request: IncomingMessage, response: ServerResponse): string | null {
  for (const name of ["content-security-policy", "x-nonce", "x-path"]) delete request.headers[name];
  const path = request.url ?? "/";
  if (!isPageAddress(pathOf(path))) return null;
  const reportsTo = analyticsScript(settingGroup("discovery"), siteUrl())?.reportsTo;
  const given = pageHeaders(path, { reportsTo });
  Object.assign(request.headers, given.request);
  for (const [name, value] of Object.entries(given.response)) response.setHeader(name, value);
  return given.request["x-nonce"];
}

function addressOf({ socket, headers }: IncomingMessage): string {
  const forwarded = headers["x-forwarded-for"];
  const hops = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
  return clientAddress(socket.remoteAddress, hops, env().TRUSTED_PROXIES);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, () => {
      server.off("error", fail);
      done();
    });
  });
}

async function close(server: Server): Promise<void> {
  // Connections in use are closed as soon as they are idle.
  server.keepAliveTimeout = 1;
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), END_MS);
  await closed;
  clearTimeout(timer);
}

// Not Next's compression, which would give the page keeper compressed output.
const compress = compression() as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** A server that keeps no one waiting forever, and accepts only plain requests. */
function openServer(take: (request: IncomingMessage, response: ServerResponse) => void): Server {
  const server = createServer(CONNECTION_TIMES, take);
  server.timeout = SILENCE_MS;
  server.maxConnections = MOST_CONNECTIONS;
  // A client that asks before sending a body is answered by the gate.
  server.on("checkContinue", take);
  server.on("upgrade", (_request, socket) => {
    socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  });
  return server;
}

/**
 * Whether a request's address is in canonical form; otherwise redirects its sender to that form, or
 * refuses.
 */
function isPlain(request: IncomingMessage, response: ServerResponse): boolean {
  const url = request.url ?? "";
  const plain = plainTarget(url);
  if (plain === url) return true;
  if (plain !== null && (request.method === "GET" || request.method === "HEAD")) {
    response.writeHead(308, { location: plain, "content-security-policy": OTHER_POLICY }).end();
  } else refuse(request, response, UNREADABLE);
  return false;
}

type ServerOptions = {
  /** The public pages and the parameters that each reads; other parameters are not passed on. */
  readonly pages: PageParameters;
  /** What domains report about themselves at `/metrics`. */
  readonly measures?: readonly Measure[];
  /** The body limit of each route. */
  readonly bodyLimitOf: (route: string) => BodyLimit;
  /** Without it, no address is an old one. */
  readonly isOldAddress?: IsOldAddress;
  /** Without siblings, it reports only itself. */
  readonly siblings?: Siblings;
  /** Paths that are rendered once before the server listens, so that no visitor waits for it. */
  readonly firstPaths?: readonly string[];
};

/** Serves the production build on `PORT`. Throws when the port is taken or there is no build. */
export async function startWebServer(options: ServerOptions): Promise<WebServer> {
  const { PORT, SITE_URL } = env();
  // Otherwise Next would listen for upgrades on a server it isn't told of, and leave them open
  // forever.
  const app = next({ dev: false, port: PORT, dir: process.cwd(), httpServer: createServer() });
  await app.prepare();
  favourRequests();
  const stopTracing = await startTracing("jobharbor-web");
  const handle = app.getRequestHandler();
  const metrics = makeMetrics(options);
  const nameRoute = builtRouteNames();
  const keeper = createPageKeeper();
  const normalise = addressNormaliser(options.pages);
  const pace = createPace();
  const inTurn = createRenderTurns();
  const gate = createBodyGate(({ url }) => options.bodyLimitOf(nameRoute(pathOf(url))));
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    letHeadChange(request, response);
    compress(request, response, () => undefined);
    // The router's requests for data carry a parameter of their own.
    if (request.headers["rsc"] === undefined) request.url = normalise(request.url ?? "/");
    const nonce = givePageHeaders(request, response);
    const render = () => {
      const wait = pace.take(request);
      if (wait > 0) return refuse(request, response, tooFast(wait));
      const fail = coverFailures(request, response, nonce !== null);
      const pass = () =>
        dropOldSlash(request, options.isOldAddress).then(() => handle(request, response));
      const run = () => {
        pass().catch((error: unknown) => {
          logFailure(error, {});
          fail();
        });
      };
      if (nonce === null) return run();
      // Inside the keeper, so that it keeps the complete page.
      putBack(request, response);
      inTurn(response, run);
    };
    if (nonce === null) return render();
    keeper.serve(request, response, { nonce, render }).catch((error: unknown) => {
      logFailure(error, {});
      response.destroy();
    });
  };
  const server = openServer((request, response) => {
    if (!hasBody(request) && respondToProbe(request, response, metrics)) return;
    const context = startRequest(request, response);
    noteRequest({ request, response, context, nameRoute, observe: metrics.observe });
    request.headers[CLIENT_ADDRESS_HEADER] = addressOf(request);
    const boardId = isPlain(request, response) ? requestedBoard(request, response) : undefined;
    if (boardId === undefined) return;
    const work = () => onBoard(boardId, () => respond(request, response));
    gate.receive(request, response, () => withRequestContext(context, work));
  });
  await keepSettings();
  // No one's requests: they are neither logged nor measured.
  const warm = (request: IncomingMessage, response: ServerResponse) =>
    withRequestContext(startRequest(request, response), () => respond(request, response));
  await warmUp(warm, SITE_URL, options.firstPaths ?? []);
  await listen(server, PORT);
  startCounting();
  const stop = async (drainSeconds: number) => {
    startDraining();
    await new Promise((done) => setTimeout(done, drainSeconds * 1000));
    endStreams();
    await close(server);
    await app.close();
    pace.stop();
    await stopCounting();
    await stopTracing();
  };
  return { url: SITE_URL, stop };
}
