import "./quiet";
import { disconnect } from "../lib/platform/db/client";
import { describeAccounts } from "../prisma/demo/accounts";
import { seedDemo } from "../prisma/seed";
import { openDatabase } from "./database";

// `npm run db:seed`: the demo content, for a database of yours that has none.
const database = await openDatabase();
try {
  const jobs = await seedDemo(new Date());
  process.stdout.write(
    jobs > 0
      ? `Made ${jobs} demo jobs.\n${describeAccounts()}\n`
      : "The database has jobs already; nothing was made.\n",
  );
} finally {
  await disconnect();
  await database.close();
}
