import "./quiet";
import { parseArgs } from "node:util";
import { createAdmin } from "../lib/accounts/admins/commands";
import { newAdminInput } from "../lib/accounts/schema";
import { env } from "../lib/platform/env";
import { askPassword } from "./ask-password";
import { migrateOurs, runCommand, withDatabase } from "./command";

const USAGE = `Makes an admin account.

  npm run admin:create -- --email ADDRESS --username NAME

Asks for the password (at least 12 characters), or takes the first line of piped input.
The address counts as verified. You set up two-factor login when you first log in.
`;

async function readAdmin() {
  const { values } = parseArgs({
    options: {
      email: { type: "string" },
      username: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const { email, username, help } = values;
  if (help || email === undefined || username === undefined) throw new Error(USAGE);
  // Checked before the password is asked for in vain.
  const named = newAdminInput.omit({ password: true }).safeParse({ email, username });
  if (!named.success) throw new Error(named.error.issues.map(({ message }) => message).join("\n"));
  const password = await askPassword();
  if (password === null)
    throw new Error("No password, or two different ones. No account was created.");
  const admin = newAdminInput.safeParse({ ...named.data, password });
  if (!admin.success) throw new Error(admin.error.issues.map(({ message }) => message).join("\n"));
  return admin.data;
}

async function main(): Promise<void> {
  const admin = await readAdmin();
  await withDatabase(async (database) => {
    await migrateOurs(database);
    await createAdmin(admin);
    process.stdout.write(
      `Created the admin ${admin.username} <${admin.email}>.\nLog in at ${env().SITE_URL}/login, as a job seeker or an employer alike, and set up two-factor login.\n`,
    );
  });
}

await runCommand(main);
