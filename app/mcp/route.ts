import { randomUUID } from "node:crypto";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { hasApiKey } from "@/lib/accounts/api-keys/session";
import { type AgentCaller, agentServer } from "@/lib/agents/server.commands";
import { addKeyHeaders, requireCountedHolder } from "@/lib/http/api-keys";
import { readJson } from "@/lib/http/body";
import { requireSameOrigin } from "@/lib/http/origin";
import { toProblem } from "@/lib/http/problem";
import { requireStorable } from "@/lib/http/storable";
import { spend } from "@/lib/platform/security/rate-limit";
import { readClient } from "@/lib/platform/server/client";
import { REQUEST_ID_HEADER, requestContext } from "@/lib/platform/server/request-context";
import { DomainError } from "@/lib/shared/errors";

export const dynamic = "force-dynamic";

// JSON-RPC leaves these numbers to servers.
const REFUSED = -32_000;

/** Who asks. Browsers send no key by themselves, so with one it alone says who is asking. */
async function readCaller(request: Request, headers: Headers): Promise<AgentCaller> {
  if (hasApiKey(request)) return requireCountedHolder(request, headers);
  // Whatever they send: pages have their own count, which leaves these out.
  await spend("agentMessageByAddress", readClient(request.headers).address);
  if (request.headers.has("authorization")) {
    throw new DomainError("unauthenticated", "Send an API key that was made in your settings.");
  }
  await requireSameOrigin(request);
  return { actor: null, scopes: [] };
}

async function readMessage(request: Request): Promise<object> {
  const message = requireStorable(await readJson(request));
  // Several in one request would count as one.
  if (typeof message !== "object" || message === null || Array.isArray(message)) {
    throw new DomainError("invalid", "Send one JSON-RPC message in each request.");
  }
  return message;
}

async function respond(request: Request, headers: Headers): Promise<Response> {
  const caller = await readCaller(request, headers);
  const message = await readMessage(request);
  if (!caller.actor && "method" in message && message.method === "tools/call") {
    await spend("searchByAddress", readClient(request.headers).address);
  }
  const server = agentServer(caller);
  // Without sessions: any process of the site can take any request.
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

/** A refusal of the whole request: the API's problem, with JSON-RPC's error in it. */
async function refuse(error: unknown, requestId: string): Promise<Response> {
  const problem = toProblem(error, requestId);
  const known = (await problem.json()) as { message: string };
  const body = { jsonrpc: "2.0", id: null, error: { code: REFUSED, message: known.message } };
  // JSON-RPC has no status of its own for what can't be read.
  const status = problem.status === 422 ? 400 : problem.status;
  const response = Response.json(body, { status, headers: problem.headers });
  response.headers.set("content-type", "application/json");
  if (status === 401) response.headers.set("www-authenticate", "Bearer");
  return response;
}

/** The site's tools for agents, by the Model Context Protocol over streamable HTTP. */
export async function POST(request: Request): Promise<Response> {
  const requestId = requestContext()?.requestId ?? randomUUID();
  const headers = new Headers();
  const response = await respond(request, headers).catch((error: unknown) =>
    refuse(error, requestId),
  );
  addKeyHeaders(response, headers);
  response.headers.set("cache-control", "private, no-store");
  response.headers.set(REQUEST_ID_HEADER, requestId);
  response.headers.set("x-content-type-options", "nosniff");
  return response;
}
