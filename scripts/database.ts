import { createHmac, randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import {
  type EmbeddedPostgres,
  ensureDatabase,
  startEmbeddedPostgres,
} from "../lib/platform/db/embedded";

const DATABASE = "jobharbor";
const APPLICATION = "jobharbor_app";

// Sized for a demo and a small site on a small machine; operators bring their own database.
const SETTINGS = {
  shared_buffers: "32MB",
  // Each process has up to fifteen, and there may be several of each kind.
  max_connections: "80",
  work_mem: "16MB",
  maintenance_work_mem: "64MB",
  random_page_cost: "1.1",
};

/** The folder of everything the product keeps beside its database when it runs the embedded one. */
export const DATA_FOLDER = resolve(process.env["DATA_DIR"] || ".data");

export type OpenDatabase = {
  /** The address for the role that owns the tables: for preparing, filling and backing them up. */
  readonly url: string;
  /** The address for the role that serves people, which can't change the audit log. */
  readonly applicationUrl: string;
  /** The embedded server, if there is one. */
  readonly server: EmbeddedPostgres | null;
  /** Stops the embedded server if this call started it. */
  readonly close: () => Promise<void>;
};

/** The secret of this data folder, made at first use. */
async function ownSecret(): Promise<string> {
  const file = join(DATA_FOLDER, "secret");
  const made = randomBytes(32).toString("base64url");
  // If two processes make it at once, one wins and both read it.
  await writeFile(file, made, { flag: "wx", mode: 0o600 }).catch(() => undefined);
  return readFile(file, "utf8");
}

/** The application's own login to the embedded server; its password doesn't reveal the owner's. */
function applicationLogin(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  const password = createHmac("sha256", url.password).update(APPLICATION).digest("base64url");
  return Object.assign(url, { username: APPLICATION, password }).href;
}

/**
 * Opens the database for a script, as the role that owns its tables, and sets `DATABASE_URL` to it:
 * the operator's if the variable is set, otherwise the embedded one, started if necessary. The
 * signal aborts the start.
 */
export async function openDatabase(signal?: AbortSignal): Promise<OpenDatabase> {
  const given = process.env["DATABASE_URL"];
  if (given) {
    const owner = process.env["DATABASE_OWNER_URL"] || given;
    process.env["DATABASE_URL"] = owner;
    // What everyone knows opens nothing on a database of one's own.
    delete process.env["DEMO_ACCOUNTS"];
    return { url: owner, applicationUrl: given, server: null, close: async () => undefined };
  }
  const server = await startEmbeddedPostgres(DATA_FOLDER, { settings: SETTINGS, signal });
  await ensureDatabase(server, DATABASE);
  const url = server.url(DATABASE);
  process.env["DATABASE_URL"] = url;
  process.env["SAMPLE_CONTENT"] ??= "on";
  process.env["STORAGE_DIR"] ||= join(DATA_FOLDER, "files");
  process.env["NEXTAUTH_SECRET"] ||= await ownSecret();
  // Without a mail server, email is kept where its reader can find it.
  if (!process.env["SMTP_URL"]) process.env["MAILBOX"] ||= "on";
  const isDemo = !process.env["SMTP_URL"] && process.env["MAILBOX"] === "on";
  process.env["DEMO_ACCOUNTS"] = isDemo ? "on" : "off";
  const applicationUrl = applicationLogin(url);
  return {
    url,
    applicationUrl,
    server,
    close: async () => (server.reused ? undefined : server.stop()),
  };
}
