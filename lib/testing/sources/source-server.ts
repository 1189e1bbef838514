import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Responder = (request: IncomingMessage, response: ServerResponse) => void;

/** A server on this machine whose responses a test chooses by path, and what it was asked. */
export type SourceServer = {
  origin: string;
  /** What the paths answer; a text is sent as it is, anything else as JSON. */
  paths: Map<string, Responder | string | object>;
  asked: { path: string; headers: IncomingMessage["headers"] }[];
  close: () => Promise<void>;
};

/** Starts the server; what isn't chosen is answered with 404. */
export async function startSourceServer(): Promise<SourceServer> {
  const paths: SourceServer["paths"] = new Map();
  const asked: SourceServer["asked"] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push({ path, headers: request.headers });
    const chosen = paths.get(path) ?? paths.get(path.split("?")[0] ?? path);
    if (typeof chosen === "function") (chosen as Responder)(request, response);
    else if (typeof chosen === "string") response.end(chosen);
    else if (chosen) response.end(JSON.stringify(chosen));
    else response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    paths,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
