import "./quiet";
import { LARGE, LARGE_PASSWORD, seedLarge } from "../prisma/large/seed";
import { migrate } from "../prisma/migrate";
import { runCommand, withDatabase } from "./command";

// `npm run seed:large`: a company with 500 postings and 50,000 applications, to check that it stays
// fast. Never for a database that people use.
await runCommand(() =>
  withDatabase(async ({ url }) => {
    await migrate(url);
    const postings = await seedLarge("large", LARGE, new Date());
    process.stdout.write(
      postings > 0
        ? `Created ${postings} jobs with ${LARGE.applications} applications.\nLog in as owner@large.example with ${LARGE_PASSWORD}.\n`
        : "That company already exists. Nothing was created.\n",
    );
  }),
);
