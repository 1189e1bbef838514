import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureDatabase, startEmbeddedPostgres } from "../lib/platform/db/embedded";
import { plural } from "../lib/shared/plural";
import { checkFiles } from "../prisma/backup/files";
import { checkTables, loadDatabase } from "../prisma/backup/load";
import { type Manifest, readManifest } from "../prisma/backup/manifest";
import type { Vault } from "../prisma/backup/vault";
import { describeContents } from "./backup-report";
import { step } from "./progress";

const DATABASE = "verified";

/** A database to restore into, and how to remove it. */
type Place = { url: string; remove: () => Promise<void> };

async function makePlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), "jobharbor-verify-"));
  const server = await startEmbeddedPostgres(folder);
  await ensureDatabase(server, DATABASE);
  return {
    url: server.url(DATABASE),
    remove: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns what is wrong with the search index, in words; nothing if it matches the postings. */
async function checkSearch(url: string): Promise<string[]> {
  // From here on this process uses only that database, and no other configured service.
  Object.assign(process.env, { DATABASE_URL: url, MAILBOX: "on", SMTP_URL: "", MAIL_FROM: "" });
  process.env["NEXTAUTH_SECRET"] ||= randomBytes(32).toString("base64url");
  const [{ checkDocuments }, { checkPostingLists }, { disconnect }] = await Promise.all([
    import("../lib/jobs/search-index/index-check.commands"),
    import("../lib/search/engine/index-check.commands"),
    import("../lib/platform/db/client"),
  ]);
  try {
    const { checked, wrong, gone } = await checkDocuments({ repair: false });
    const lexemes = (await checkPostingLists({ repair: false })) ?? [];
    const matching = checked - wrong.length;
    process.stdout.write(
      plural(matching, {
        one: "The search index matches {count} live job.\n",
        other: "The search index matches {count} live jobs.\n",
      }),
    );
    return [
      ...(wrong.length > 0
        ? [
            plural(wrong.length, {
              one: "{count} job is missing from the search or differs",
              other: "{count} jobs are missing from the search or differ",
            }),
          ]
        : []),
      ...(gone.length > 0
        ? [
            plural(gone.length, {
              one: "{count} job that isn't live is in the search",
              other: "{count} jobs that aren't live are in the search",
            }),
          ]
        : []),
      ...(lexemes.length > 0
        ? [
            plural(lexemes.length, {
              one: "{count} word list of the search is wrong",
              other: "{count} word lists of the search are wrong",
            }),
          ]
        : []),
    ];
  } finally {
    await disconnect();
  }
}

async function restoreInto(url: string, vault: Vault, manifest: Manifest): Promise<void> {
  await step("Restoring it and comparing every table", () => loadDatabase(url, vault, manifest));
  process.stdout.write(describeContents(manifest, "equal"));
  const wrong = await step("Checking the search index", () => checkSearch(url));
  if (wrong.length > 0) {
    throw new Error(
      `The tables were restored correctly, but in them ${wrong.join(", ")}. Run npm run search:check -- --repair on your database and back up again.`,
    );
  }
}

/**
 * Restores a backup into an empty database, by default a new embedded one, and compares everything.
 * Throws for the first problem. A database passed in is left filled.
 */
export async function verify(vault: Vault, databaseUrl: string | undefined): Promise<void> {
  const manifest = await readManifest(vault);
  process.stdout.write(`${vault.folder}, made at ${manifest.madeAt}\n`);
  await step("Reading every part", async () => {
    await checkTables(vault, manifest.tables);
    await checkFiles(vault, manifest.files);
  });
  const place = databaseUrl
    ? { url: databaseUrl, remove: async () => undefined }
    : await step("Starting an empty database", makePlace);
  try {
    await restoreInto(place.url, vault, manifest);
  } finally {
    await place.remove();
  }
}
