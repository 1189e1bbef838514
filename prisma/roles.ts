import { Client } from "pg";
import { SCHEMAS } from "./backup/tables";

/** The rows of these tables are final: whoever runs the site adds to them and reads them. */
const FINAL = ["public.audit_entries"];
/** What only `npm run db:migrate` writes. */
const LEDGERS = ["public._prisma_migrations", "graphile_worker.migrations"];

type Login = { user: string; password: string };

function loginOf(url: string): Login {
  const { username, password } = new URL(url);
  return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
}

async function ensureRole(owner: Client, { user, password }: Login): Promise<void> {
  const { rowCount } = await owner.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [user]);
  if (rowCount) return;
  const attributes = "LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS";
  await owner.query(
    `CREATE ROLE ${owner.escapeIdentifier(user)} ${attributes} PASSWORD ${owner.escapeLiteral(password)}`,
  );
}

/** The queue's tables hide their rows from everybody but their owner, unless a policy says else. */
async function showQueueRows(owner: Client, role: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'graphile_worker'::regnamespace AND relkind = 'r' AND relrowsecurity`,
  );
  for (const { name } of rows) {
    const table = `graphile_worker.${owner.escapeIdentifier(name)}`;
    const policy = owner.escapeIdentifier(`application ${role}`.slice(0, 63));
    await owner.query(`DROP POLICY IF EXISTS ${policy} ON ${table}`);
    await owner.query(
      `CREATE POLICY ${policy} ON ${table} TO ${owner.escapeIdentifier(role)} USING (true) WITH CHECK (true)`,
    );
  }
}

/**
 * Lets the role that the site runs as work with the tables: read and write rows, change no table,
 * and neither change nor delete what the audit log says. The role is made when it is missing.
 * Answers whether the two are different roles; of one there is nothing to part.
 */
export async function admitApplication(ownerUrl: string, applicationUrl: string): Promise<boolean> {
  const login = loginOf(applicationUrl);
  if (login.user === loginOf(ownerUrl).user) return false;
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const role = owner.escapeIdentifier(login.user);
    await owner.query("BEGIN");
    // Of two that do this at once, one waits: grants of a table are one row.
    await owner.query("SELECT pg_advisory_xact_lock(72707371)");
    await ensureRole(owner, login);
    for (const schema of SCHEMAS) {
      await owner.query(`GRANT USAGE ON SCHEMA ${schema} TO ${role}`);
      await owner.query(
        `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`,
      );
      await owner.query(
        `GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`,
      );
      await owner.query(`GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${role}`);
    }
    for (const table of FINAL) await owner.query(`REVOKE UPDATE, DELETE ON ${table} FROM ${role}`);
    for (const table of LEDGERS) {
      await owner.query(`REVOKE INSERT, UPDATE, DELETE ON ${table} FROM ${role}`);
    }
    await showQueueRows(owner, login.user);
    await owner.query("COMMIT");
    return true;
  } catch (error) {
    await owner.query("ROLLBACK");
    throw new Error(
      `The role of DATABASE_OWNER_URL couldn't give the role "${login.user}" of DATABASE_URL its rights: ${(error as Error).message}`,
      { cause: error },
    );
  } finally {
    await owner.end();
  }
}
