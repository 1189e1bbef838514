import { existsSync } from "node:fs";
import { build, type Plugin } from "esbuild";

// The supervised programs run as plain JavaScript, built with the pages: without tsx, which
// compiles at each start, a process starts sooner and takes 50 MB less (docs/benchmarks.md).

/** The supervised programs: `scripts/<name>.ts`. */
const NAMES = ["web-process", "worker-process"] as const;
export type ProgramName = (typeof NAMES)[number];

const FOLDER = ".next/programs";

// Packages stay external, except tables of JSON, which Node doesn't import without an attribute.
const packagesOutside: Plugin = {
  name: "packages-outside",
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, pluginData, ...from }) => {
      if (kind === "entry-point" || pluginData === packagesOutside) return null;
      const found = await resolve(path, { ...from, kind, pluginData: packagesOutside });
      if (found.path.endsWith(".json") || !found.path.includes("node_modules")) return found;
      // Next lists its files, and Node needs their full names.
      return { path: /^next\/[^.]+$/.test(path) ? `${path}.js` : path, external: true };
    });
  },
};

/** Builds the programs each time: it takes half a second. */
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
