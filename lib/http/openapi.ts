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
  answer: z.ZodType;
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
    parameters: [...parameters(operation.params, "path"), ...parameters(operation.query, "query")],
    responses: {
      200: {
        description: "The answer.",
        content: { "application/json": { schema: toJsonSchema(operation.answer, "output") } },
      },
      ...Object.fromEntries(problems),
    },
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
    components: { schemas: { Problem: toJsonSchema(problem, "output") } },
  };
}
