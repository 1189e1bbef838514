import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it } from "vitest";
import { dropCached } from "@/lib/platform/caching/cache";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { serveHandlers } from "@/lib/testing/services/handlers";
import { GET as searchJobs } from "../searchJobs/route";
import { GET as readDescription } from "./route";

// The examples of docs/api-clients.md, as they are there, against the calls themselves.

setUpDatabase();

const WITHOUT_PARAMETERS = { params: Promise.resolve({}) };
const served = serveHandlers({
  "GET /api/openapi.json": (request) => readDescription(request, WITHOUT_PARAMETERS),
  "GET /api/searchJobs": (request) => searchJobs(request, WITHOUT_PARAMETERS),
});

let folder: string;
beforeEach(async () => {
  dropCached();
  folder = mkdtempSync(join(tmpdir(), "jobharbor-client-"));
  await makeJob({ title: "Lighthouse keeper" });
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = promisify(execFile);

function example(language: string): string {
  const page = readFileSync("docs/api-clients.md", "utf8");
  const [, code] = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(page) ?? [];
  if (!code) throw new Error(`There's no example for ${language}`);
  return code.replaceAll("https://jobs.example.org", served.url);
}

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const toModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/** A module that gives the generator of types the API of TypeScript that it knows. */
function typescriptHook(): string {
  const api = pathToFileURL(resolve("lib/testing/services/typescript-api.mjs")).href;
  const found = `{ url: "${api}", shortCircuit: true }`;
  const hook = `export const resolve = (name, context, next) =>
    name === "typescript" ? ${found} : next(name, context);`;
  return toModule(`import { register } from "node:module";
    register(${JSON.stringify(toModule(hook))});`);
}

it.skipIf(!isInstalled("curl"))("curl's searches", async () => {
  const { stdout } = await run("sh", ["-c", example("sh")]);

  expect(JSON.parse(stdout)).toMatchObject({ jobsSearched: [{ title: "Lighthouse keeper" }] });
});

it.skipIf(!isInstalled("python3"))("Python's searches, and says what is wrong", async () => {
  const search = (code: string) => run("python3", ["-c", code]);

  expect((await search(example("python"))).stdout).toMatch(/^Lighthouse keeper http/);
  const wrong = example("python").replace('"limit": 2', '"limit": 500');
  await expect(search(wrong)).rejects.toMatchObject({
    stderr: expect.stringContaining("limit: must be at most 100"),
  });
});

it("TypeScript's has types for every call, compiles, and searches", async () => {
  const modules = resolve("node_modules");
  const generator = join(modules, "openapi-typescript/bin/cli.js");
  const description = `${served.url}/api/openapi.json`;
  const types = join(folder, "api.d.ts");
  await run(process.execPath, ["--import", typescriptHook(), generator, description, "-o", types]);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  const mistakes = `
// @ts-expect-error There's no such call.
await client.GET("/api/nothing");
// @ts-expect-error A job's title is text.
const title: number | undefined = data.jobsSearched[0]?.title;
export { title };`;
  writeFileSync(join(folder, "client.ts"), example("ts"));
  writeFileSync(join(folder, "mistakes.ts"), `${example("ts")}${mistakes}`);
  const options = ["--strict", "--module", "nodenext", "--target", "es2022", "--outDir", folder];
  const linked = ["--ignoreConfig", "--types", "node", "--typeRoots", join(modules, "@types")];
  // The example's imports are looked up from where it is.
  await run("ln", ["-s", modules, join(folder, "node_modules")]);
  const files = ["client.ts", "mistakes.ts"].map((file) => join(folder, file));
  await run(join(modules, ".bin/tsc"), [...options, ...linked, ...files]);

  const { stdout } = await run(process.execPath, [join(folder, "client.js")]);
  expect(stdout).toMatch(/^Lighthouse keeper http/);
}, 120_000);
