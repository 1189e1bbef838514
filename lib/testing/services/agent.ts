import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { createApiKey } from "@/lib/accounts/api-keys/commands";
import { type KeyScope, PERSONAL_SCOPES } from "@/lib/accounts/api-keys/scopes.schema";
import { aClient, asActor, makeUser, PASSWORD } from "../accounts";
import { serveHandlers } from "./handlers";

let served: { url: string };

/** Serves the handler of `/mcp` by HTTP while the file's tests run. */
export function serveAgents(handle: (request: Request) => Promise<Response>): void {
  served = serveHandlers({ "POST /mcp": handle });
}

const address = () => new URL("/mcp", served.url);

const ALL = Object.keys(PERSONAL_SCOPES) as KeyScope[];

/** A person with a key of their own, by default with every scope. */
export async function aKeyHolder(scopes = ALL) {
  const by = {
    ...{ actor: await asActor(await makeUser()), client: aClient() },
    owner: "self" as const,
  };
  const input = { name: "My agent", scopes, currentPassword: PASSWORD };
  return { ...by, ...(await createApiKey(by, input)) };
}

/** Connects the SDK's own client, with a key or without. */
export async function connectAgent(held?: { secret: string }): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const requestInit = held ? { headers: { authorization: `Bearer ${held.secret}` } } : {};
  await client.connect(new StreamableHTTPClientTransport(address(), { requestInit }) as never);
  return client;
}

/** A result's text. */
export const textOf = ({ content }: CallToolResult): string => {
  const [part] = content;
  return part?.type === "text" ? part.text : "";
};

/** Calls a tool with a new connection, as agents without sessions do. */
export async function callTool(
  name: string,
  given: object,
  held?: { secret: string },
): Promise<CallToolResult> {
  const client = await connectAgent(held);
  const result = await client.callTool({ name, arguments: { ...given } });
  await client.close();
  return result as CallToolResult;
}

type AgentMessage = { body: unknown; headers?: Record<string, string> };

/** Posts a message by hand. */
export function postMessage({ body, headers }: AgentMessage): Promise<Response> {
  return fetch(address(), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}
