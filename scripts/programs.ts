import { existsSync } from "node:fs";
import { build, type Plugin } from "esbuild";

// What is kept up runs as plain JavaScript, made with the pages: without tsx, which compiles at each
// start, a process is up sooner and holds 50 MB less (docs/benchmarks.md).

/** What is kept up: `scripts/<name>.ts`. */
const NAMES = ["web-process", "worker-process"] as const;
export type ProgramName = (typeof NAMES)[number];

const FOLDER = ".next/programs";

// Packages stay where they are, but for tables of JSON, which Node would not take without a word.
const packagesOutside: Plugin = {
  name: "packages-outside",
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, pluginData, ...from }) => {
      if (kind === "entry-point" || pluginData === packagesOutside) return null;
      const found = await resolve(path, { ...from, kind, pluginData: packagesOutside });
      if (found.path.endsWith(".json") || !found.path.includes("node_modules")) return found;
      // Next says which files it has, and Node wants their whole name.
      return { path: /^next\/[^.]+$/.test(path) ? `${path}.js` : path, external: true };
    });
  },
};

/** Makes them, anew each time: it takes half a second. */
export async function buildPrograms(): Promise<void> {
  await build({
    entryPoints: NAMES.map((name) => `scripts/${name}.ts`),
    outdir: FOLDER,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    conditions: ["react-server"],
    keepNames: true,
    logLevel: "warning",
    plugins: [packagesOutside],
  });
}

/** The file of a program. Throws when there is no build. */
export function programFile(name: ProgramName): string {
  const file = `${FOLDER}/${name}.mjs`;
  if (!existsSync(file)) throw new Error("There's no build yet. Run npm run build first.");
  return file;
}
