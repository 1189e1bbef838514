import "server-only";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { z } from "zod";
import { type KeyScope, SCOPE_NAMES } from "@/lib/accounts/api-keys/scopes.schema";
import type { Actor } from "@/lib/accounts/schema";
import { OtherDraftError } from "@/lib/applications/applying/preparation";
import { isDatabaseUnavailable } from "@/lib/platform/db/availability";
import { logFailure } from "@/lib/platform/observability/failure-log";
import { requestContext } from "@/lib/platform/server/request-context";
import { settingGroup } from "@/lib/platform/settings";
import { site } from "@/lib/platform/site";
import { BUSY_MESSAGE, DomainError } from "@/lib/shared/errors";
import { listSimilar, ownFilterWords, readJob, searchAsAgent } from "./jobs.queries";
import { listOwnApplications, listSaved } from "./own.queries";
import { prepareAsAgent } from "./preparing.commands";
import * as shapes from "./tools.schema";
import { fenced, NOTICE, withoutHidden } from "./untrusted";

/** Who an agent works for: the holder of a key, or someone unknown. */
export type AgentCaller = { actor: Actor | null; scopes: readonly KeyScope[] };

type Tool<Input extends z.ZodObject, Output extends z.ZodObject> = {
  title: string;
  description: string;
  input: Input;
  output: Output;
  /** Whether it changes nothing. */
  isRead: boolean;
};

function problemText(error: unknown): string {
  if (error instanceof DomainError) {
    // It may quote a question, a choice or a company's name.
    const draft = error instanceof OtherDraftError ? { draft: error.values } : {};
    return fenced(withoutHidden({ problem: error.message, ...draft }));
  }
  logFailure(error, { requestId: requestContext()?.requestId ?? "" });
  if (isDatabaseUnavailable(error)) return BUSY_MESSAGE;
  return "Something went wrong on our side. Try again later.";
}

function problemOf(error: unknown): CallToolResult {
  return { isError: true, content: [{ type: "text", text: problemText(error) }] };
}

/** Throws unless the caller has a key with this scope. The message says where keys are made. */
function requireScope({ actor, scopes }: AgentCaller, scope: KeyScope): Actor {
  if (actor && scopes.includes(scope)) return actor;
  const where = `${site().url}/app/settings/api-keys`;
  const name = SCOPE_NAMES[scope];
  throw actor
    ? new DomainError(
        "forbidden",
        `This API key lacks the scope “${name}”. The person can make one with it at ${where}.`,
      )
    : new DomainError(
        "unauthenticated",
        `This needs an API key of the person's own, with the scope “${name}”. They make it at ${where}, and you send it as “Authorization: Bearer …”.`,
      );
}

class Registry {
  readonly server: McpServer;

  constructor() {
    const { name } = site();
    this.server = new McpServer(
      { name: "jobharbor", title: name, version: "1" },
      {
        instructions: `Search and read the jobs on ${name}. ${NOTICE} Applications are only prepared here: the person checks and sends each one on the site, so give them its address.`,
      },
    );
  }

  add<Input extends z.ZodObject, Output extends z.ZodObject>(
    name: string,
    { title, description, input, output, isRead }: Tool<Input, Output>,
    run: (given: z.output<Input>) => Promise<z.output<Output>>,
  ): void {
    const call = async (given: unknown): Promise<CallToolResult> => {
      try {
        const result = withoutHidden(await run(given as z.output<Input>));
        const content = [{ type: "text" as const, text: fenced(result) }];
        return { content, structuredContent: result };
      } catch (error) {
        return problemOf(error);
      }
    };
    const config = {
      ...{ title, description, inputSchema: input, outputSchema: output },
      annotations: {
        ...{ title, readOnlyHint: isRead, destructiveHint: false, idempotentHint: isRead },
        openWorldHint: false,
      },
    };
    this.server.registerTool(name, config as object, call as never);
  }
}

function addJobTools(registry: Registry): void {
  registry.add(
    "search_jobs",
    {
      title: "Search jobs",
      description: `Finds live jobs by words and filters. Needs no key.${ownFilterWords(settingGroup("customFields").fields)}`,
      ...{ input: shapes.searchInput, output: shapes.searchOutput, isRead: true },
    },
    searchAsAgent,
  );
  registry.add(
    "read_job",
    {
      title: "Read a job",
      description: "Everything a job's page says, and what its applicants are asked. Needs no key.",
      ...{ input: shapes.readInput, output: shapes.readOutput, isRead: true },
    },
    ({ job }) => readJob(job),
  );
  registry.add(
    "list_similar_jobs",
    {
      title: "List similar jobs",
      description: "Live jobs like one, the most similar first. Needs no key.",
      ...{ input: shapes.similarInput, output: shapes.similarOutput, isRead: true },
    },
    ({ job, limit }) => listSimilar(job, limit),
  );
}

function addOwnTools(registry: Registry, caller: AgentCaller): void {
  registry.add(
    "list_saved_jobs",
    {
      title: "List saved jobs",
      description: "The jobs that the person saved, the latest first, with their notes.",
      ...{ input: shapes.savedInput, output: shapes.savedOutput, isRead: true },
    },
    async ({ page }) => listSaved(requireScope(caller, "read_saved_jobs"), page),
  );
  registry.add(
    "list_applications",
    {
      title: "List applications",
      description: "Where the person applied, and how far each application has come.",
      ...{ input: shapes.applicationsInput, output: shapes.applicationsOutput, isRead: true },
    },
    async (given) => listOwnApplications(requireScope(caller, "read_own_applications"), given),
  );
  registry.add(
    "prepare_application",
    {
      title: "Prepare an application",
      description:
        "Writes a draft of the person's application for a job. It sends nothing: give the person the returned address, where they check it, choose a CV and send it themselves. Say only what is true of the person.",
      ...{ input: shapes.prepareInput, output: shapes.prepareOutput, isRead: false },
    },
    async (given) => prepareAsAgent(requireScope(caller, "prepare_applications"), given),
  );
}

/** An MCP server with every tool, for one request of this caller. */
export function agentServer(caller: AgentCaller): McpServer {
  const registry = new Registry();
  addJobTools(registry);
  addOwnTools(registry, caller);
  return registry.server;
}
