import "./quiet";
import { loadCities } from "../lib/places/commands";
import { disconnect } from "../lib/platform/db/client";
import { migrate } from "../prisma/migrate";
import { admitApplication } from "../prisma/roles";
import { openDatabase } from "./database";

// `npm run db:migrate`: brings the database's shape and its reference data up to date.
const database = await openDatabase();
try {
  const applied = await migrate(database.url);
  process.stdout.write(
    applied.length > 0 ? `Applied: ${applied.join(", ")}\n` : "The database is up to date.\n",
  );
  if (await admitApplication(database.url, database.applicationUrl)) {
    process.stdout.write("The application's role may use the tables.\n");
  }
  const cities = await loadCities();
  if (cities > 0) process.stdout.write(`Loaded ${cities} places.\n`);
} finally {
  await disconnect();
  await database.close();
}
