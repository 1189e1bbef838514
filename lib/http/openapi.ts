import "server-only";
import { z } from "zod";
import { LINK_HEADER } from "@/lib/applications/by-hand/paths";
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_LENGTH } from "./idempotency-key";
import { LINK_OVER, TOO_MANY } from "./known-problems";
import type { Operation } from "./operation";
import { RATE_HEADERS, rateHeaders } from "./rate-headers";

/** An operation and where it is called. */
export type ApiCall = {
  /** With parameters in braces: `/api/jobs/{id}`. */
  path: string;
  /** In capitals, as a route names it. */
  method: string;
  operation: Operation;
};

const problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  message: z.string().describe("A sentence for people to read."),
  requestId: z.uuid().describe("Quote it when you report a problem."),
  errors: z.record(z.string(), z.array(z.string())).optional().describe("By field, for forms."),
});

const PROBLEM_TYPE = "application/problem+json";
const DEFAULT_PROBLEM = {
  description:
    "Any call can also respond with 400 for what can't be read, 403 for a write from another site's page, a key that may not make the call, and an admin who is impersonating someone, 408, 413, 429 and 503.",
  content: { [PROBLEM_TYPE]: { schema: { $ref: "#/components/schemas/Problem" } } },
};

type JsonSchema = {
  properties?: Record<string, { description?: string }>;
  required?: string[];
  $defs?: Record<string, object>;
};

// A named shape can be another when it is sent, so it has another name there.
const NAMED = /"#\/\$defs\/(\w+)"/g;
const nameOf = (name: string, io: "input" | "output") => (io === "input" ? `${name}Input` : name);

function toJsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: "draft-2020-12" });
  const text = JSON.stringify(rest).replace(
    NAMED,
    (_match, name: string) => `"#/components/schemas/${nameOf(name, io)}"`,
  );
  const { $defs = {}, ...named } = JSON.parse(text) as JsonSchema;
  const renamed = Object.entries($defs).map(([name, shape]) => [nameOf(name, io), shape]);
  return renamed.length === 0 ? named : { ...named, $defs: Object.fromEntries(renamed) };
}

/** Moves the named shapes from where each is used to where all are found. */
function collectNamed(part: unknown, into: Record<string, object>): unknown {
  if (Array.isArray(part)) return part.map((item) => collectNamed(item, into));
  if (typeof part !== "object" || part === null) return part;
  const { $defs, ...rest } = part as JsonSchema;
  for (const [name, { id: _, ...shape }] of Object.entries($defs ?? {}) as [
    string,
    JsonSchema & { id?: string },
  ][]) {
    into[name] = shape;
  }
  return Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, collectNamed(value, into)]),
  );
}

function parameters(schema: z.ZodType | undefined, place: "path" | "query"): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, "input");
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    description,
    schema: property,
  }));
}

function jsonOf(schema: z.ZodType, io: "input" | "output"): object {
  return { "application/json": { schema: toJsonSchema(schema, io) } };
}

function success(operation: Operation): Record<string, object> {
  const { response: schema, file, events, status = 200 } = operation;
  if (file) {
    const content = Object.fromEntries([file].flat().map((type) => [type, {}]));
    return { 200: { description: "The file.", content } };
  }
  if (!schema) return { 204: { description: "Done." } };
  const stream = events ? { "text/event-stream": {} } : {};
  const content = { ...jsonOf(schema, "output"), ...stream };
  const response = { description: "The answer.", content };
  return Object.fromEntries([status].flat().map((one) => [one, response]));
}

function requestBody({ body, upload, page }: Operation): object {
  if (upload) {
    const content = Object.fromEntries(upload.types.map((type) => [type, {}]));
    return { requestBody: { required: true, content } };
  }
  if (!body) return {};
  const json = jsonOf(body, "input");
  const form = { "application/x-www-form-urlencoded": { schema: toJsonSchema(body, "input") } };
  return { requestBody: { required: true, content: page ? { ...json, ...form } : json } };
}

const SESSION_PROBLEMS = {
  401: "There's no session or bearer token, or it has ended.",
  422: "The cookie and the bearer token belong to different people.",
};

/**
 * A call's possible problems by status: those its operation declares, and those that follow from
 * the rest of the declaration.
 */
export function problemsOf(operation: Operation): Record<number, string> {
  const { auth, scope, limits, params, query, body, problems } = operation;
  const following = {
    ...(auth === "or_link" ? LINK_OVER : {}),
    ...(auth ? SESSION_PROBLEMS : {}),
    ...(scope ? { 403: "The API key lacks the scope.", ...TOO_MANY } : {}),
    ...(params || query ? { 422: "A parameter is invalid; `errors` names it." } : {}),
    ...(body ? { 422: "Something in the body is invalid; `errors` names it." } : {}),
    ...(params && body ? { 422: "Something in the request is invalid; `errors` names it." } : {}),
    ...(limits ? TOO_MANY : {}),
  };
  const said = Object.entries({ ...following, ...problems }).filter(([, text]) => text !== null);
  return Object.fromEntries(said);
}

/** What a call can be made with; the scope of a key is named as a role. */
function securityOf({ auth, scope }: Operation): Record<string, string[]>[] {
  return [
    { bearer: [] },
    ...(scope ? [{ apiKey: [scope] }] : []),
    ...(auth === "or_link" ? [{ link: [] }] : []),
  ];
}

const IDEMPOTENCY_PARAMETER = {
  name: IDEMPOTENCY_HEADER,
  in: "header",
  required: false,
  description:
    "Names the request, e.g. by a UUID: sent again with the same one, it changes nothing. Another request with the same one is refused with 422.",
  schema: { type: "string", minLength: 1, maxLength: IDEMPOTENCY_LENGTH },
};

function describeOperation(operation: Operation): object {
  const { summary, description, auth, params, query, page, isRepeatable } = operation;
  const problems = Object.entries(problemsOf(operation)).map(([status, text]) => [
    status,
    {
      description: text,
      content: DEFAULT_PROBLEM.content,
      ...rateHeaders(operation, Number(status)),
    },
  ]);
  const successes = Object.entries(success(operation)).map(([status, response]) => [
    status,
    { ...response, ...rateHeaders(operation, Number(status)) },
  ]);
  return {
    summary,
    description,
    ...(auth ? { security: securityOf(operation) } : {}),
    parameters: [
      ...parameters(params, "path"),
      ...parameters(query, "query"),
      ...(isRepeatable ? [IDEMPOTENCY_PARAMETER] : []),
    ],
    ...requestBody(operation),
    responses: {
      ...Object.fromEntries(successes),
      ...(page ? { 303: { description: page } } : {}),
      ...Object.fromEntries(problems),
      default: DEFAULT_PROBLEM,
    },
  };
}

type Description = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  /** By path, then by method. */
  paths: Record<string, Record<string, object>>;
  components: Record<"schemas" | "headers" | "securitySchemes", Record<string, object>>;
};

const BESIDES =
  "Beside these calls, whose responses are JSON, `/feeds/jobs.rss`, `.atom` and `.json` are feeds of any search and `/feeds/blog.rss`, `.atom` and `.json` of the articles; `/feeds/{jobs,indeed,jooble,linkedin,talent}.xml` are lists of jobs with the filters `company`, `category`, `jobType`, `mode` and `country`; and `/oembed?url=…&format=json|xml&maxwidth=…&maxheight=…` says how a job's or a company's page is embedded.";

/** The OpenAPI 3.1 description of these calls. */
export function describeApi(
  site: { name: string; url: string },
  calls: readonly ApiCall[],
): Description {
  const paths: Description["paths"] = {};
  const named: Record<string, object> = {};
  for (const { path, method, operation } of calls) {
    const described = collectNamed(describeOperation(operation), named) as object;
    paths[path] = { ...paths[path], [method.toLowerCase()]: described };
  }
  return {
    openapi: "3.1.0",
    info: { title: `${site.name} API`, version: "1", description: BESIDES },
    servers: [{ url: site.url }],
    paths,
    components: {
      schemas: { Problem: toJsonSchema(problem, "output"), ...named },
      headers: RATE_HEADERS,
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "The `token` of /api/login. It lasts eight hours.",
        },
        apiKey: {
          ...{ type: "http", scheme: "bearer" },
          description:
            "A key of a company, of the site or of a person, made in the settings, with the scope that the call names.",
        },
        link: {
          ...{ type: "apiKey", in: "header", name: LINK_HEADER },
          description: "The token of the link that was mailed to someone without an account.",
        },
      },
    },
  };
}
