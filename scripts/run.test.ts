import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const entry = readFileSync("scripts/run", "utf8");
const [, own = ""] = /^ {2}(start \|[\s\S]*?)\) file=/m.exec(entry) ?? [];
const files = new Map([
  ...own.split(/[\s|\\]+/).map((name) => [name, `scripts/${name}.ts`] as const),
  ...[...entry.matchAll(/^ {2}([\w-]+)\) file="([\w/-]+\.ts)"/gm)].map(
    ([, name = "", file = ""]) => [name, file] as const,
  ),
]);

it("finds a file for every name", () => {
  for (const file of files.values()) expect(existsSync(file), file).toBe(true);
});

it.each([
  ["package.json", /scripts\/run ([\w-]+)/g],
  ["compose.yaml", /"scripts\/run", "([\w-]+)"/g],
  ["Dockerfile", /"scripts\/run", "([\w-]+)"/g],
  ["deploy/jobharbor.service", /scripts\/run ([\w-]+)/g],
  ["deploy/jobharbor-worker.service", /scripts\/run ([\w-]+)/g],
])("recognises what %s requires", (file, asked) => {
  const names = [...readFileSync(file, "utf8").matchAll(asked)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(files.has(name), name).toBe(true);
});

it("lists npm's scripts if it recognises nothing", () => {
  const { status, stderr } = spawnSync("scripts/run", ["nothing"], { encoding: "utf8" });
  expect(status).toBe(64);
  expect(stderr).toContain("npm run db:migrate\n");
});

describe("the containers", () => {
  const compose = readFileSync("compose.yaml", "utf8");
  const dockerfile = readFileSync("Dockerfile", "utf8");
  const [, shared = ""] = /^x-jobharbor:([\s\S]*?)^services:/m.exec(compose) ?? [];
  const mounted = [...shared.matchAll(/^ {4}- (\w+):(\/\w+)$/gm)].map(
    ([, volume = "", folder = ""]) => ({ volume, folder }),
  );

  it("start again after the machine restarts, except for the migrations", () => {
    expect(shared).toMatch(/^ {2}restart: unless-stopped$/m);
    expect(compose.match(/^ +restart: .*$/gm)?.map((line) => line.trim())).toEqual([
      "restart: unless-stopped",
      "restart: unless-stopped",
      'restart: "no"',
    ]);
  });

  it("keep what they write in volumes that their user may write to", () => {
    const [, owned = ""] = /chown node:node (.*)$/m.exec(dockerfile) ?? [];
    const [, declared = ""] = /^volumes:\n([\s\S]*)$/m.exec(compose) ?? [];
    for (const name of ["STORAGE_DIR", "DATA_DIR"]) {
      const folder = new RegExp(`^    ${name}: (\\S+)$`, "m").exec(shared)?.[1];
      expect(mounted.map((one) => one.folder)).toContain(folder);
      expect(dockerfile).toContain(`${name}=${folder}`);
    }
    for (const { volume, folder } of mounted) {
      expect(owned.split(" ")).toContain(folder);
      expect(declared).toContain(`  ${volume}:\n`);
    }
  });
});
