import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildPrograms } from "./programs";

const SOURCES = [
  "app",
  "components",
  "lib",
  "public",
  "scripts/programs.ts",
  "scripts/siblings.ts",
  "scripts/supervised.ts",
  "scripts/supervisor/exit.ts",
  "scripts/supervisor/restarts.ts",
  "scripts/web-process.ts",
  "scripts/worker-process.ts",
  "prisma/schema.prisma",
  "middleware.ts",
  "instrumentation.ts",
  "next.config.ts",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];

const MARK = ".next/sources.sha256";

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => null);
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function hashSources(): Promise<string> {
  const files = (await Promise.all(SOURCES.map(listFiles))).flat().sort();
  const hash = createHash("sha256");
  for (const file of files) {
    // The generated client follows from the schema, which is in the list.
    if (file.includes("generated")) continue;
    hash.update(file);
    hash.update(await readFile(file));
  }
  return hash.digest("hex");
}

function runNextBuild(): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
      // Without the condition that lets these scripts import server modules: Next sets its own.
      env: {
        ...process.env,
        NODE_OPTIONS: "",
        NODE_ENV: "production",
        NEXT_TELEMETRY_DISABLED: "1",
      },
      stdio: ["ignore", "pipe", "pipe"],
      // A process group of its own, so that it ends together with the processes it starts.
      detached: true,
    });
    const end = () => {
      if (child.pid) process.kill(-child.pid, "SIGKILL");
      process.exit(1);
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, end);
    // When another program started it, it ends with that program; the channel alone keeps nothing
    // running.
    process.once("disconnect", end);
    process.channel?.unref();
    let output = "";
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.once("error", fail);
    child.once("exit", (code) => {
      if (code === 0) done();
      else fail(new Error(`The build failed:\n${output}`));
    });
  });
}

/** Makes the production build unless the existing one is from the same sources; returns which. */
export async function ensureBuild(): Promise<"built" | "current"> {
  const hash = await hashSources();
  const built = await readFile(MARK, "utf8").catch(() => "");
  if (built === hash) return "current";
  // An interrupted build leaves neither the old pages nor the new ones.
  await rm(MARK, { force: true });
  await runNextBuild();
  await buildPrograms();
  await writeFile(MARK, hash);
  return "built";
}

// `npm run build`
if (process.argv[1] === import.meta.filename) {
  const outcome = await ensureBuild();
  // `npm start`, which called it, reports for itself.
  if (!process.channel) {
    process.stdout.write(outcome === "built" ? "Built.\n" : "The build is current.\n");
  }
}
