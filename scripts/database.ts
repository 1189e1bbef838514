import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import {
  type EmbeddedPostgres,
  ensureDatabase,
  startEmbeddedPostgres,
} from "../lib/platform/db/embedded";

const DATABASE = "jobharbor";

// Sized for a demo and a small site on a small machine; an operator brings a database of their own.
const SETTINGS = {
  shared_buffers: "96MB",
  max_connections: "40",
  work_mem: "16MB",
  maintenance_work_mem: "64MB",
  random_page_cost: "1.1",
};

/** The folder of everything the product keeps beside its database when it runs the embedded one. */
export const DATA_FOLDER = resolve(process.env["DATA_DIR"] || ".data");

export type OpenDatabase = {
  readonly url: string;
  /** The embedded server, when there is one. */
  readonly server: EmbeddedPostgres | null;
  /** Stops the embedded server if this call started it. */
  readonly close: () => Promise<void>;
};

/** The secret of this data folder, made at its first use. */
async function ownSecret(): Promise<string> {
  const file = join(DATA_FOLDER, "secret");
  const made = randomBytes(32).toString("base64url");
  // Of two that make it at once, one wins and both read it.
  await writeFile(file, made, { flag: "wx", mode: 0o600 }).catch(() => undefined);
  return readFile(file, "utf8");
}

/**
 * Opens the database a script works on and sets `DATABASE_URL` to it: the operator's when the
 * variable is set, otherwise the embedded one, started when it is not running.
 */
export async function openDatabase(): Promise<OpenDatabase> {
  const given = process.env["DATABASE_URL"];
  if (given) return { url: given, server: null, close: async () => undefined };
  const server = await startEmbeddedPostgres(DATA_FOLDER, SETTINGS);
  await ensureDatabase(server, DATABASE);
  const url = server.url(DATABASE);
  process.env["DATABASE_URL"] = url;
  process.env["SAMPLE_CONTENT"] ??= "on";
  process.env["STORAGE_DIR"] ||= join(DATA_FOLDER, "files");
  process.env["NEXTAUTH_SECRET"] ||= await ownSecret();
  // Without a mail server, mail is kept where its reader can find it.
  if (!process.env["SMTP_URL"]) process.env["MAILBOX"] ||= "on";
  return { url, server, close: async () => (server.reused ? undefined : server.stop()) };
}
