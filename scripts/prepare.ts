import { migrate } from "../prisma/migrate";
import type { OpenDatabase } from "./database";
import { step } from "./progress";

/**
 * Brings the database up to date: migrations and places, and in the embedded one the demo content
 * when it is empty. Answers what to tell about the demo's accounts, or nothing.
 */
export async function prepareData(database: OpenDatabase): Promise<string> {
  await step("Preparing the database", () => migrate(database.url));
  const { loadCities } = await import("../lib/places/commands");
  await step("Loading places", () => loadCities());
  if (!database.server) return "";
  const { seedDemo, describeAccounts } = await import("../prisma/seed");
  await step("Preparing the demo content", () => seedDemo(new Date()));
  return describeAccounts();
}
