import { readdirSync, readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";
import { z } from "zod";
import { describeApi } from "@/lib/http/openapi";
import { listCalls } from "./calls";

// next-auth's own, only for the site's pages.
const OTHERS = new Set(["auth/[...nextauth]"]);

const folders = readdirSync("app/api", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("/route.ts"))
  .map((file) => file.replace(/\/route\.ts$/, ""))
  .filter((folder) => !OTHERS.has(folder));

const pathOf = (folder: string) => `/api/${folder.replace(/\[(\w+)\]/g, "{$1}")}`;

const calls = await listCalls();
const SITE = { name: "Jobharbor", url: "https://jobs.example.org" };

it("operations are listed under the folders they are in", () => {
  const text = readFileSync("app/api/operations.ts", "utf8");
  const lines = [...text.matchAll(/^ {2}"?([^"\n]+?)"?:\s*\(\) =>\s*import\("(.+)"\)/gm)];
  const listed = lines.map(([, folder, module]) => ({ folder, module }));

  const expected = folders.map((folder) => ({ folder, module: `./${folder}/operation` }));
  expect(listed).toEqual(expected.toSorted((one, other) => (one.folder < other.folder ? -1 : 1)));
});

it("operations describe the routes beside them, each under its own method", () => {
  const handlers = folders.flatMap((folder) =>
    [
      ...readFileSync(`app/api/${folder}/route.ts`, "utf8").matchAll(
        /^export (?:const|async function|function) ([A-Z]+)\b(?: = (?:route|formRoute)\(\s*operation\.([A-Z]+),)?/gm,
      ),
    ].map(([, method, by]) => ({ method, by, path: pathOf(folder) })),
  );

  expect(handlers.filter(({ method, by }) => method !== by)).toEqual([]);
  const called = (one: { method?: string | undefined; path: string }) =>
    `${one.path} ${one.method}`;
  expect(calls.map(called).toSorted()).toEqual(handlers.map(called).toSorted());
});

it("operations validate every parameter of their path, and no other", () => {
  for (const { path, method, operation } of calls) {
    const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const { properties = {} } = operation.params
      ? z.toJSONSchema(operation.params, { io: "input" })
      : {};
    expect(Object.keys(properties).toSorted(), `${method} ${path}`).toEqual(parts.toSorted());
  }
});

it("operations declare problems by error statuses", () => {
  for (const { path, method, operation } of calls) {
    for (const status of Object.keys(operation.problems ?? {}).map(Number)) {
      expect(status >= 400 && status < 600, `${method} ${path} ${status}`).toBe(true);
    }
  }
});

it("operations produce a valid description, whose references all resolve", async () => {
  const description = JSON.parse(JSON.stringify(describeApi(SITE, calls)));
  const { schemas } = description.components;

  const validator = new Validator();
  expect(await validator.validate(structuredClone(description))).toMatchObject({ valid: true });
  expect(validator.version).toBe("3.1");
  for (const [, name] of JSON.stringify(description).matchAll(
    /"\$ref":"#\/components\/schemas\/(\w+)"/g,
  )) {
    expect(Object.keys(schemas)).toContain(name);
  }
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(["Job", "Problem", "Profile"]));
  expect(JSON.stringify(description)).not.toContain("$defs");
});

it("operations produce the published description", () => {
  const { paths } = describeApi(SITE, calls);

  expect(Object.values(paths).flatMap((methods) => Object.keys(methods))).toHaveLength(
    calls.length,
  );
  expect(JSON.parse(JSON.stringify(paths["/api/jobs/{jobId}/applications"]))).toMatchObject({
    post: {
      security: [{ bearer: [] }],
      parameters: [{ name: "jobId", in: "path", required: true }],
      requestBody: { content: { "application/json": {} } },
      responses: {
        200: { content: { "application/json": {} } },
        201: { content: { "application/json": {} } },
        401: { content: { "application/problem+json": {} } },
      },
    },
  });
});
