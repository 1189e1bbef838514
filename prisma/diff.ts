import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import { ensureDatabase, startEmbeddedPostgres } from "../lib/platform/db/embedded";

type DiffTarget =
  | { tag: "empty" }
  | { tag: "schemaDatamodel"; files: { path: string; content: string }[] };
type SchemaEngine = {
  diff(params: {
    from: DiffTarget;
    to: DiffTarget;
    script: boolean;
    exitCode: null;
    shadowDatabaseUrl: null;
    filters: { externalTables: string[]; externalEnums: string[] };
  }): Promise<{ stdout: string | null }>;
};
type EngineModule = {
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
  SchemaEngine: {
    new: (options: object, log: () => void, adapter: object) => Promise<SchemaEngine>;
  };
};

// The package's own entry imports a .wasm file, which Node 20 cannot do.
async function loadEngine(): Promise<EngineModule> {
  const path = createRequire(import.meta.url).resolve(
    "@prisma/schema-engine-wasm/schema_engine_bg",
  );
  const engine = (await import(path)) as EngineModule;
  const binary = await readFile(path.replace(/\.js$/, ".wasm"));
  const { instance } = await WebAssembly.instantiate(binary, {
    "./schema_engine_bg.js": engine as unknown as WebAssembly.ModuleImports,
  });
  engine.__wbg_set_wasm(instance.exports);
  (instance.exports["__wbindgen_start"] as () => void)();
  return engine;
}

function target(schema: string | null): DiffTarget {
  if (schema === null) return { tag: "empty" };
  return { tag: "schemaDatamodel", files: [{ path: "schema.prisma", content: schema }] };
}

/** The SQL that turns a database of one Prisma schema (`null`: an empty one) into the other's. */
export async function diffSchemas(
  from: string | null,
  to: string,
  databaseUrl: string,
): Promise<string> {
  const engine = await loadEngine();
  const factory = bindMigrationAwareSqlAdapterFactory(
    new PrismaPg({ connectionString: databaseUrl }),
  );
  const instance = await engine.SchemaEngine.new(
    { datamodels: undefined },
    () => undefined,
    factory,
  );
  const { stdout } = await instance.diff({
    from: target(from),
    to: target(to),
    script: true,
    exitCode: null,
    shadowDatabaseUrl: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  return stdout ?? "";
}

function committedSchema(): string | null {
  try {
    return execFileSync("git", ["show", "HEAD:prisma/schema.prisma"], {
      encoding: "utf8",
      stdio: "pipe",
    });
  } catch {
    return null;
  }
}

// `npm run db:diff -- name`: writes the migration from the committed schema to the edited one.
if (process.argv[1] === import.meta.filename) {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error("Say what the migration does: npm run db:diff -- add_alerts");
  const server = await startEmbeddedPostgres(".data");
  await ensureDatabase(server, "diff");
  const schema = await readFile("prisma/schema.prisma", "utf8");
  const sql = await diffSchemas(committedSchema(), schema, server.url("diff"));
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = join("prisma/migrations", `${stamp}_${name}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "migration.sql"), sql);
  process.stdout.write(`${folder}/migration.sql\n`);
  if (!server.reused) await server.stop();
  process.exit(0);
}
