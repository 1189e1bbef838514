import "./quiet";
import { describeAccounts } from "../prisma/demo/accounts";
import { seedDemo } from "../prisma/seed";
import { runCommand, withDatabase } from "./command";

// `npm run db:seed`: the demo content, for your own database if it has none.
await runCommand(() =>
  withDatabase(async () => {
    const jobs = await seedDemo(new Date());
    process.stdout.write(
      jobs > 0
        ? `Created ${jobs} demo jobs.\n${describeAccounts()}\n`
        : "The database already has jobs. Nothing was created.\n",
    );
  }),
);
