import "server-only";
import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { log } from "../observability/log";
import { CLIENT_ADDRESS_HEADER } from "./client";

type TakeRequest = (request: IncomingMessage, response: ServerResponse) => void;

const LONGEST_MS = 30_000;

function ask(port: number, host: string, path: string): Promise<void> {
  return new Promise((done, fail) => {
    const request = get({ host: "127.0.0.1", port, path, headers: { host }, agent: false });
    request.setTimeout(LONGEST_MS, () => request.destroy(new Error(`${path} took too long`)));
    request.once("error", fail);
    request.once("response", (response) => {
      response.once("close", done).resume();
    });
  });
}

/**
 * Requests each path once before anyone else can, one after the other, and resolves when all have
 * been responded to, whatever the status; what fails is logged and left to its first visitor. A
 * page's first rendering loads its modules, for about a second of processor time in which nothing
 * else is served: on a busy machine long enough for database connections to be given up.
 */
export async function warmUp(
  take: TakeRequest,
  site: string,
  paths: readonly string[],
): Promise<void> {
  const server = createServer((request, response) => {
    request.headers[CLIENT_ADDRESS_HEADER] = "127.0.0.1";
    take(request, response);
  });
  try {
    await new Promise<void>((done, fail) => {
      // Exclusive, or processes that start at once would share the port, and get each other's requests.
      const own = { port: 0, host: "127.0.0.1", exclusive: true };
      server.once("error", fail).listen(own, done);
    });
    const { port } = server.address() as AddressInfo;
    for (const path of paths) await ask(port, new URL(site).host, path);
  } catch (error) {
    log.warn(
      { error: String(error) },
      "the main pages are not loaded yet: their first visitors load them and wait longer",
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
