import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createApiKey } from "@/lib/accounts/api-keys/commands";
import { EMPLOYER_JOBS_PAGE_SIZE } from "@/lib/jobs/employer/schema";
import { dropCached } from "@/lib/platform/caching/cache";
import { aClient, PASSWORD } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { makeTeam } from "@/lib/testing/posting";
import { isInstalled } from "@/lib/testing/programs";
import { serveHandlers } from "@/lib/testing/services/handlers";
import { GET as listJobs } from "../employer/jobs/route";
import { PUT as putJob } from "../jobs/by-reference/[source]/[reference]/route";
import { GET as searchJobs } from "../searchJobs/route";
import { GET as readDescription } from "./route";

// The examples of docs/api-clients.md, as they are there, against the calls themselves.

setUpDatabase();

// No request of these tests has a browser's cookies.
vi.mock("next/headers", () => ({ cookies: async () => ({ get: () => undefined }) }));

const WITHOUT_PARAMETERS = { params: Promise.resolve({}) };
const JOB = { source: "ats", reference: "REQ-12" };
const served = serveHandlers({
  "GET /api/openapi.json": (request) => readDescription(request, WITHOUT_PARAMETERS),
  "GET /api/searchJobs": (request) => searchJobs(request, WITHOUT_PARAMETERS),
  "GET /api/employer/jobs": (request) => listJobs(request, WITHOUT_PARAMETERS),
  "PUT /api/jobs/by-reference/ats/REQ-12": (request) =>
    putJob(request, { params: Promise.resolve(JOB) }),
});

let folder: string;
beforeEach(async () => {
  dropCached();
  folder = mkdtempSync(join(tmpdir(), "jobharbor-client-"));
  await makeJob({ title: "Lighthouse keeper" });
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = promisify(execFile);

/** The page's examples in a language: the first reads, the second writes and reads on. */
function example(language: string, number: 1 | 2 = 1): string {
  const page = readFileSync("docs/api-clients.md", "utf8");
  const all = [...page.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, "g"))];
  const code = all[number - 1]?.[1];
  if (!code) throw new Error(`There's no example ${number} for ${language}`);
  return code.replaceAll("https://jobs.example.org", served.url);
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

it.skipIf(!isInstalled("curl"))("the curl example searches", async () => {
  const { stdout } = await run("sh", ["-c", example("sh")]);

  expect(JSON.parse(stdout)).toMatchObject({ jobsSearched: [{ title: "Lighthouse keeper" }] });
});

it.skipIf(!isInstalled("python3"))("the Python example searches and reports errors", async () => {
  const search = (code: string) => run("python3", ["-c", code]);

  expect((await search(example("python"))).stdout).toMatch(/^Lighthouse keeper http/);
  const wrong = example("python").replace('"limit": 2', '"limit": 500');
  await expect(search(wrong)).rejects.toMatchObject({
    stderr: expect.stringContaining("limit: must be at most 100"),
  });
});

/** A company with more jobs than a page of the list has, and a key of it. */
async function aCompanyWithKey(): Promise<{ JOBHARBOR_KEY: string }> {
  const { actor, companyId } = await makeTeam();
  for (let number = 1; number <= EMPLOYER_JOBS_PAGE_SIZE; number++) {
    await makeJob({ companyId, title: `Baker ${number}` });
  }
  const input = { name: "Client", scopes: ["read_jobs" as const, "write_jobs" as const] };
  const by = { actor, owner: { companyId }, client: aClient() };
  const key = { ...input, isSandbox: false, currentPassword: PASSWORD };
  return { JOBHARBOR_KEY: (await createApiKey(by, key)).secret };
}

/** What a program says that posts a job and lists all, of which that is the first. */
function expectAll(stdout: string, outcome: string): void {
  const [said, ...jobs] = stdout.trim().split("\n");
  expect(said).toBe(`${outcome} Chart maker`);
  expect(jobs).toHaveLength(EMPLOYER_JOBS_PAGE_SIZE + 1);
  expect(new Set(jobs).size).toBe(EMPLOYER_JOBS_PAGE_SIZE + 1);
  expect(jobs).toContain("Chart maker live");
}

it.skipIf(!isInstalled("curl"))("the curl example posts with a key, once", async () => {
  const env = { ...process.env, ...(await aCompanyWithKey()) };
  const post = async () => JSON.parse((await run("sh", ["-c", example("sh", 2)], { env })).stdout);

  expect(await post()).toMatchObject({ outcome: "created", job: { title: "Chart maker" } });
  expect(await post()).toMatchObject({ outcome: "unchanged", job: { title: "Chart maker" } });
});

it.skipIf(!isInstalled("python3"))("the Python example posts and lists with a key", async () => {
  const key = await aCompanyWithKey();
  const post = (env: object) =>
    run("python3", ["-c", example("python", 2)], { env: { ...process.env, ...env } });

  expectAll((await post(key)).stdout, "created");
  // Another request with the same content.
  expectAll((await post(key)).stdout, "unchanged");
  await expect(post({ JOBHARBOR_KEY: "jobharbor_key_none" })).rejects.toMatchObject({
    stderr: expect.stringMatching(/\S/),
  });
});

it("the TypeScript example has types for every call, compiles, and searches", async () => {
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
  writeFileSync(join(folder, "posting.ts"), example("ts", 2));
  writeFileSync(join(folder, "mistakes.ts"), `${example("ts")}${mistakes}`);
  const options = ["--strict", "--module", "nodenext", "--target", "es2022", "--outDir", folder];
  const linked = ["--ignoreConfig", "--types", "node", "--typeRoots", join(modules, "@types")];
  // The example's imports are looked up from where it is.
  await run("ln", ["-s", modules, join(folder, "node_modules")]);
  const files = ["client.ts", "posting.ts", "mistakes.ts"].map((file) => join(folder, file));
  const compiled = run(join(modules, ".bin/tsc"), [...options, ...linked, ...files]);
  await compiled.catch((failure) => expect(failure.stdout).toBe(""));

  const { stdout } = await run(process.execPath, [join(folder, "client.js")]);
  expect(stdout).toMatch(/^Lighthouse keeper http/);

  const env = { ...process.env, ...(await aCompanyWithKey()) };
  const posted = await run(process.execPath, [join(folder, "posting.js")], { env });
  expectAll(posted.stdout, "created");
}, 120_000);
