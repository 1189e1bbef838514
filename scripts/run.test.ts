import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const entry = readFileSync("scripts/run", "utf8");
const [, own = ""] = /^ {2}(start \|[\s\S]*?)\) file=/m.exec(entry) ?? [];
const files = new Map([
  ...own.split(/[\s|\\]+/).map((name) => [name, `scripts/${name}.ts`] as const),
  ...[...entry.matchAll(/^ {2}([\w-]+)\) file="([\w/-]+\.ts)"/gm)].map(
    ([, name = "", file = ""]) => [name, file] as const,
  ),
]);

it("leads to a file for every name", () => {
  for (const file of files.values()) expect(existsSync(file), file).toBe(true);
});

it.each([
  ["package.json", /scripts\/run ([\w-]+)/g],
  ["compose.yaml", /"scripts\/run", "([\w-]+)"/g],
  ["Dockerfile", /"scripts\/run", "([\w-]+)"/g],
  ["deploy/jobharbor.service", /scripts\/run ([\w-]+)/g],
  ["deploy/jobharbor-worker.service", /scripts\/run ([\w-]+)/g],
])("recognizes what %s requires", (file, asked) => {
  const names = [...readFileSync(file, "utf8").matchAll(asked)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(files.has(name), name).toBe(true);
});

it("lists npm's scripts when it recognizes nothing", () => {
  const { status, stderr } = spawnSync("scripts/run", ["nothing"], { encoding: "utf8" });
  expect(status).toBe(64);
  expect(stderr).toContain("npm run db:migrate\n");
});
