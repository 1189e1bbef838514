import { readMigrations } from "../prisma/migrate";
import { checkMigrations } from "../prisma/safety/rules";

// Part of `npm run check`: no migration breaks the release before it (docs/decisions/0038).

const violations = await checkMigrations(await readMigrations());
for (const { migration, line, message } of violations) {
  process.stderr.write(`prisma/migrations/${migration}/migration.sql:${line}: ${message}\n`);
}
if (violations.length > 0) process.exitCode = 1;
else process.stdout.write("No migration breaks the release before it.\n");
