import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { OTHER_POLICY } from "@/lib/shared/page-headers";
import { namedHost } from "../boards";

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>There's no job board here</title>
<style>
:root { color-scheme: light dark }
body { max-width: 34rem; margin: 15vh auto; padding: 0 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif }
</style>
</head>
<body>
<main>
<h1>There's no job board here</h1>
<p>Check the address. If this is your board, its administrator can set its host name under Admin, Boards.</p>
</main>
</body>
</html>
`;

// A name that was pointed here by mistake, or by someone else, shows no one's board.
function writeUnknownHost(response: ServerResponse): void {
  response.writeHead(404, {
    "content-type": "text/html; charset=utf-8",
    "content-length": Buffer.byteLength(PAGE),
    "cache-control": "private, no-store",
    "content-security-policy": OTHER_POLICY,
    "x-content-type-options": "nosniff",
  });
  response.end(PAGE);
}

/**
 * The board that a request's host names, null for the site itself. Undefined for a host that is
 * neither's, after responding with a plain page that names no one.
 */
export function requestedBoard(
  { headers }: IncomingMessage,
  response: ServerResponse,
): string | null | undefined {
  const host = namedHost(headers.host);
  if (host !== "unknown") return host.boardId;
  writeUnknownHost(response);
  return undefined;
}
