import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

// `npm test`: every check of the product, cheapest first, stopping at the first failure. `--static`
// leaves out what runs the product, `--e2e` runs only the browser tests, `--figures` prints the
// code tree's metrics.

type Check = { name: string; command: string; args: string[]; kind: "static" | "unit" | "e2e" };

const tsx = ["--conditions=react-server", "--import", "tsx"];
const bin = (name: string) => `node_modules/.bin/${name}`;

const CHECKS: Check[] = [
  {
    name: "lockfile",
    command: process.execPath,
    args: ["scripts/complete-lockfile.mjs", "--check"],
    kind: "static",
  },
  { name: "client", command: bin("prisma"), args: ["generate"], kind: "static" },
  { name: "format and lint", command: bin("biome"), args: ["ci", "."], kind: "static" },
  // Next writes the types of routes and pages that the compiler then reads.
  { name: "route types", command: bin("next"), args: ["typegen"], kind: "static" },
  { name: "types", command: bin("tsc"), args: ["--noEmit"], kind: "static" },
  {
    name: "structure",
    command: process.execPath,
    args: [...tsx, "scripts/check-structure.ts"],
    kind: "static",
  },
  {
    name: "migrations",
    command: process.execPath,
    args: [...tsx, "scripts/check-migrations.ts"],
    kind: "static",
  },
  {
    name: "pages",
    command: process.execPath,
    args: [...tsx, "scripts/check-docs.ts"],
    kind: "static",
  },
  {
    name: "imports",
    command: process.execPath,
    args: ["scripts/check-imports.mjs"],
    kind: "static",
  },
  { name: "dead code", command: bin("knip"), args: [], kind: "static" },
  { name: "unit and integration", command: bin("vitest"), args: ["run"], kind: "unit" },
  {
    name: "build",
    command: process.execPath,
    args: [...tsx, "scripts/build.ts"],
    kind: "e2e",
  },
  { name: "browser", command: bin("playwright"), args: ["test"], kind: "e2e" },
];

function run(command: string, args: string[]): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      stdio: "inherit",
      env: {
        ...process.env,
        NODE_OPTIONS: "",
        NEXT_TELEMETRY_DISABLED: "1",
        CHECKPOINT_DISABLE: "1",
      },
    });
    child.once("error", fail);
    child.once("exit", (code) => done(code ?? 1));
  });
}

const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const SHELL = "/usr/bin/chromium-headless-shell";

async function installDebians(names: string[]): Promise<boolean> {
  if (!existsSync("/usr/bin/apt-get")) return false;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
  await run("/usr/bin/env", [...sudo, "apt-get", "update", "-qq"]);
  const install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", ...names];
  return (await run("/usr/bin/env", [...sudo, ...install])) === 0;
}

/**
 * Installs a Chromium if the machine has none: Debian's or, without apt, Playwright's. Its headless
 * shell runs most tests faster; where it isn't available they run without.
 */
async function ensureBrowser(): Promise<void> {
  if (process.env["CHROMIUM_PATH"]) return;
  const isThere = CHROMIUM.some((path) => existsSync(path));
  if (isThere && existsSync(SHELL)) return;
  process.stdout.write("Installing Chromium ...\n");
  if (await installDebians(["chromium", "chromium-headless-shell"])) return;
  if (isThere || (await installDebians(["chromium"]))) return;
  if ((await run(bin("playwright"), ["install", "chromium"])) !== 0) {
    throw new Error("We couldn't install Chromium. Install it and set CHROMIUM_PATH to it.");
  }
}

if (process.argv.includes("--figures")) {
  process.exit(await run(process.execPath, [...tsx, "scripts/check-structure.ts", "--figures"]));
}

const [wanted, ...chosen] = process.argv.slice(2);
const checks = CHECKS.filter(({ kind }) => {
  if (wanted === "--static") return kind === "static";
  if (wanted === "--e2e") return kind === "e2e";
  return true;
});

const times: string[] = [];
for (const { name, command, args } of checks) {
  if (name === "browser") await ensureBrowser();
  process.stdout.write(`\n== ${name}\n`);
  const start = Date.now();
  const code = await run(command, name === "browser" ? [...args, ...chosen] : args);
  times.push(`${name} ${((Date.now() - start) / 1000).toFixed(1)} s`);
  if (code !== 0) {
    process.stderr.write(`\n${name}: failed\n`);
    process.exit(1);
  }
}
process.stdout.write(`\nAll checks passed: ${times.join(", ")}.\n`);
