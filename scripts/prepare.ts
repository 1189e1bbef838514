import { spawn } from "node:child_process";
import { describeAccounts } from "../prisma/demo/accounts";
import type { OpenDatabase } from "./database";

const TSX = ["--conditions=react-server", "--import", "tsx"];

/**
 * Brings the database up to date: migrations and places, and in the embedded one the demo content
 * when it is empty. Answers what to tell about the demo's accounts, or nothing.
 */
export async function prepareData(database: OpenDatabase): Promise<string> {
  const demo = database.server ? ["--demo"] : [];
  // In a process of its own: the memory that the work takes goes with it.
  const program = spawn(
    process.execPath,
    [...TSX, "scripts/prepare-database.ts", database.applicationUrl, ...demo],
    { stdio: "inherit", env: { ...process.env, DATABASE_URL: database.url } },
  );
  const end = () => program.kill();
  process.once("exit", end);
  const code = await new Promise((done, fail) => {
    program.once("error", fail);
    program.once("exit", done);
  });
  process.off("exit", end);
  if (code !== 0) throw new Error("The database could not be prepared.");
  return database.server ? describeAccounts() : "";
}
