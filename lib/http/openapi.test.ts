import { describe, expect, it } from "vitest";
import { z } from "zod";
import { describeApi, problemsOf } from "./openapi";
import type { Operation } from "./operation";

const summary = "Do something";
const params = z.object({ id: z.uuid() });
const body = z.strictObject({ name: z.string() });

describe("the problems of a call", () => {
  it.each<[string, Omit<Operation, "summary">, number[]]>([
    ["none for a call that takes nothing", {}, []],
    ["a missing or ambiguous account, if one is required", { auth: "required" }, [401, 422]],
    ["an invalid parameter in the path", { params }, [422]],
    ["an invalid parameter in the query", { query: params }, [422]],
    ["an invalid body", { body }, [422]],
    ["too many calls, if they are limited", { limits: ["searchByAddress"] }, [429]],
    [
      "those that the operation declares, too",
      { body, problems: { 409: "The name is taken." } },
      [409, 422],
    ],
    ["not those that the operation rules out", { params, problems: { 422: null } }, []],
  ])("are %s", (_what, operation, statuses) => {
    expect(Object.keys(problemsOf({ summary, ...operation })).map(Number)).toEqual(statuses);
  });

  it("have the call's own words if it has any", () => {
    expect(problemsOf({ summary, body, problems: { 422: "The note is too long." } })).toEqual({
      422: "The note is too long.",
    });
  });
});

describe("the description of a call", () => {
  const responsesOf = (operation: Omit<Operation, "summary">) => {
    const call = { path: "/api/things", method: "POST", operation: { summary, ...operation } };
    const { paths } = describeApi({ name: "Site", url: "https://jobs.example.org" }, [call]);
    return paths["/api/things"]?.["post"];
  };

  it("says what a success returns: nothing, a response, or one of several files", () => {
    expect(responsesOf({})).toMatchObject({ responses: { 204: { description: "Done." } } });
    expect(responsesOf({ response: body, status: [201, 200] })).toMatchObject({
      responses: {
        201: { content: { "application/json": {} } },
        200: { content: { "application/json": {} } },
      },
    });
    expect(responsesOf({ file: ["text/csv", "application/zip"] })).toMatchObject({
      responses: { 200: { content: { "text/csv": {}, "application/zip": {} } } },
    });
  });

  it("says how many calls a key has left, and when to come back", () => {
    const { responses } = responsesOf({ scope: "import", response: body }) as {
      responses: Record<string, { headers?: object }>;
    };
    const headers = (status: number) => Object.keys(responses[status]?.headers ?? {});
    expect(headers(200)).toEqual(["RateLimit-Policy", "RateLimit"]);
    expect(headers(429)).toEqual(["RateLimit-Policy", "RateLimit", "Retry-After"]);
    expect(responsesOf({ limits: ["searchByAddress"] })).toMatchObject({
      responses: { 429: { headers: { "Retry-After": expect.anything() } } },
    });
    expect(responsesOf({ response: body })).not.toHaveProperty("responses.200.headers");
  });

  it("says what is sent: JSON, a form as well, or a file", () => {
    expect(responsesOf({ body })).toHaveProperty("requestBody.content", {
      "application/json": expect.anything(),
    });
    expect(responsesOf({ body, page: "A page." })).toMatchObject({
      requestBody: { content: { "application/x-www-form-urlencoded": {} } },
      responses: { 303: { description: "A page." } },
    });
    expect(responsesOf({ upload: { limit: { bytes: 9 }, types: ["image/png"] } })).toHaveProperty(
      "requestBody.content",
      { "image/png": {} },
    );
  });
});
