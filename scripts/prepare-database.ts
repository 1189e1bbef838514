import "./quiet";
import { loadCities } from "../lib/places/commands";
import { disconnect } from "../lib/platform/db/client";
import { env } from "../lib/platform/env";
import { migrate } from "../prisma/migrate";
import { admitApplication } from "../prisma/roles";
import { seedDemo } from "../prisma/seed";
import { step } from "./progress";

// Run by `npm start` and `npm run dev` before they serve; it ends with them.
process.once("disconnect", () => process.exit(1));
process.channel?.unref();

try {
  await step("Preparing the database", async () => {
    await migrate(env().DATABASE_URL);
    await admitApplication(env().DATABASE_URL, process.argv[2] ?? env().DATABASE_URL);
  });
  await step("Loading places", () => loadCities());
  if (process.argv.includes("--demo")) {
    await step("Preparing the demo content", () => seedDemo(new Date()));
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await disconnect();
}
