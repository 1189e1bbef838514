import { readFile, writeFile } from "node:fs/promises";

// `npm ci` refuses a lockfile without the optional packages of other platforms, and when a registry
// doesn't carry such a package, npm leaves it out of the lockfile that it writes. This adds the
// missing entries, derived from their names; with --check it only reports them.

const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const PROCESSORS = ["arm64", "arm", "ia32", "ppc64", "riscv64", "s390x", "wasm32", "x64"];
const FILE = "package-lock.json";

function entryFor(name, version) {
  const words = name.split("/").at(-1).split("-");
  const entry = { version, optional: true };
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  const os = words.filter((word) => SYSTEMS.includes(word));
  if (cpu.length > 0) entry.cpu = cpu;
  if (os.length > 0) entry.os = os;
  const libc = words.find((word) => /^(?:musl|gnu)/.test(word));
  if (libc) entry.libc = [libc.startsWith("musl") ? "musl" : "glibc"];
  return entry;
}

const lock = JSON.parse(await readFile(FILE, "utf8"));
const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies).filter(
    ([name]) =>
      !(`node_modules/${name}` in lock.packages || `${path}/node_modules/${name}` in lock.packages),
  ),
);

if (missing.length === 0) {
  process.stdout.write("The lockfile is complete.\n");
} else if (process.argv.includes("--check")) {
  process.stderr.write(
    `The lockfile lacks ${missing.length} optional packages of other platforms, and npm ci would refuse it.\nRun: node scripts/complete-lockfile.mjs\n`,
  );
  process.exit(1);
} else {
  for (const [name, version] of missing) {
    lock.packages[`node_modules/${name}`] = entryFor(name, version);
  }
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = Object.fromEntries(sorted);
  await writeFile(FILE, `${JSON.stringify(lock, null, 2)}\n`);
  process.stdout.write(`Added ${missing.length} entries.\n`);
}
