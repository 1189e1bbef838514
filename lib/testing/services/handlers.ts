import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { NextRequest } from "next/server";
import { afterAll, beforeAll } from "vitest";

/** Handlers by method and path, such as "POST /mcp"; the path as it is asked for. */
export type Handlers = Record<string, (request: NextRequest) => Promise<Response>>;

async function toRequest(message: IncomingMessage): Promise<NextRequest> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) chunks.push(chunk as Uint8Array);
  const headers = new Headers(message.headers as Record<string, string>);
  const init = { method: message.method ?? "GET", headers };
  const address = `http://localhost:3000${message.url}`;
  return new NextRequest(address, chunks.length ? { ...init, body: Buffer.concat(chunks) } : init);
}

/** Serves route handlers by HTTP while the file's tests run; returns where. */
export function serveHandlers(handlers: Handlers): { url: string } {
  const served = { url: "" };
  let server: Server;
  beforeAll(async () => {
    server = createServer(async (message, response) => {
      const request = await toRequest(message);
      const handle = handlers[`${request.method} ${request.nextUrl.pathname}`];
      const sent = (await handle?.(request)) ?? new Response(null, { status: 405 });
      response.writeHead(sent.status, Object.fromEntries(sent.headers));
      response.end(Buffer.from(await sent.arrayBuffer()));
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    served.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  return served;
}
