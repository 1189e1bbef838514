import "./quiet";
import { loadCities } from "../lib/places/commands";
import { migrate } from "../prisma/migrate";
import { admitApplication } from "../prisma/roles";
import { runCommand, withDatabase } from "./command";

// `npm run db:migrate`: brings the database's shape and its reference data up to date.
await runCommand(() =>
  withDatabase(async ({ url, applicationUrl }) => {
    const applied = await migrate(url);
    process.stdout.write(
      applied.length > 0 ? `Applied: ${applied.join(", ")}\n` : "The database is up to date.\n",
    );
    if (await admitApplication(url, applicationUrl)) {
      process.stdout.write("The application's role can use the tables.\n");
    }
    const cities = await loadCities();
    if (cities > 0) process.stdout.write(`Loaded ${cities} places.\n`);
  }),
);
