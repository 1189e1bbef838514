import { defineConfig } from "prisma/config";

// `prisma generate`, `validate` and `format` run on WASM, yet each first tries to download the
// native schema engine. Any existing program in its place prevents the download; the commands that
// do need the engine (`migrate …`) are replaced by prisma/migrate.ts.
if (process.argv.some((argument) => ["generate", "validate", "format"].includes(argument))) {
  process.env["PRISMA_SCHEMA_ENGINE_BINARY"] ??= process.execPath;
}

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
});
