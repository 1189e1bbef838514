import "server-only";
import { z } from "zod";

/** One call of the API, described by the schemas that check it. */
export type Operation = {
  method: "get" | "post" | "put" | "patch" | "delete";
  /** With parameters in braces: `/api/jobs/{id}`. */
  path: string;
  summary: string;
  description?: string;
  /** Parameters in the path and the query, as objects of them. */
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** What a success says; without it there is nothing to say (204). */
  answer?: z.ZodType;
  /** The content type of a success that is a file. */
  file?: string;
  /** Of a success that says something; 200 unless told otherwise. */
  status?: 200 | 201 | 202;
  /** Needs a bearer token, or the site's own session. */
  isForAccounts?: boolean;
  /** What can go wrong, by status. */
  problems: Record<number, string>;
};

const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  message: z.string().describe("A sentence for the person who reads it."),
  requestId: z.uuid().describe("Quote it when you report a fault of ours."),
  errors: z.record(z.string(), z.array(z.string())).optional().describe("By field, for forms."),
});

type JsonSchema = {
  properties?: Record<string, { description?: string }>;
  required?: string[];
};

function toJsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: "draft-2020-12" });
  return rest as JsonSchema;
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

function success({ answer, file, status = 200 }: Operation): object {
  if (file) return { 200: { description: "The file.", content: { [file]: {} } } };
  if (!answer) return { 204: { description: "Done." } };
  return { [status]: { description: "The answer.", content: jsonOf(answer, "output") } };
}

function describeOperation(operation: Operation): object {
  const problems = Object.entries(operation.problems).map(([status, description]) => [
    status,
    {
      description,
      content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
    },
  ]);
  return {
    summary: operation.summary,
    description: operation.description,
    ...(operation.isForAccounts ? { security: [{ bearer: [] }] } : {}),
    parameters: [...parameters(operation.params, "path"), ...parameters(operation.query, "query")],
    ...(operation.body
      ? { requestBody: { required: true, content: jsonOf(operation.body, "input") } }
      : {}),
    responses: { ...success(operation), ...Object.fromEntries(problems) },
  };
}

/** The OpenAPI 3.1 description of these calls. */
export function describeApi(site: { name: string; url: string }, operations: Operation[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: describeOperation(operation),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: `${site.name} API`, version: "1" },
    servers: [{ url: site.url }],
    paths,
    components: {
      schemas: { Problem: toJsonSchema(problem, "output") },
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "The `token` of /api/login. It lasts eight hours.",
        },
      },
    },
  };
}
