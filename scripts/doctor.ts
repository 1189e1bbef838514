import "./quiet";
import { parseArgs } from "node:util";
import { log } from "../lib/platform/observability/log";
import { plural } from "../lib/shared/plural";
import { runCommand, withDatabase } from "./command";
import type { CheckResult } from "./doctor/check-result";
import { checkConfiguration } from "./doctor/configuration";
import { checkDatabase } from "./doctor/database";
import { checkEmail } from "./doctor/delivery";
import { checkFiles } from "./doctor/files";
import { checkWayIn, checkWayToBoards } from "./doctor/way-in";

const USAGE = `Checks an installation and says what to mend.

  npm run doctor [-- --mail ADDRESS]

Looks at the configuration, the database and its tables, the queue, email, files, disks, backups, clocks, and the way through the proxies to the running site and to its boards. Changes nothing; with --mail it also sends a test message. Exits with 1 if something doesn't work. Run it with the environment of the site.
`;

const MARKS = { good: "ok     ", warning: "warning", wrong: "WRONG  " } as const;

function print(results: readonly CheckResult[]): void {
  for (const { state, subject, text } of results) {
    process.stdout.write(`${MARKS[state]}  ${subject}: ${text}\n`);
  }
}

const PROBLEMS = { one: "{count} problem", other: "{count} problems" };
const WARNINGS = { one: "{count} warning", other: "{count} warnings" };

/** Prints each group of results as it comes. */
async function examine(testAddress: string | undefined): Promise<CheckResult[]> {
  const { settings, results } = checkConfiguration(process.env);
  print(results);
  if (!settings) return results;
  const checks = [
    () => checkDatabase(settings),
    () => checkEmail(settings, testAddress),
    () => checkFiles(settings),
    () => checkWayIn(settings),
    () => checkWayToBoards(settings),
  ];
  for (const check of checks) {
    const found = await check();
    print(found);
    results.push(...found);
  }
  return results;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      mail: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  // What a check meets is in the results; the log would say it a second time.
  log.level = "silent";
  const results = await withDatabase(() => examine(values.mail));
  const count = (state: CheckResult["state"]) =>
    results.filter((one) => one.state === state).length;
  process.stdout.write(
    `\n${plural(count("wrong"), PROBLEMS)}, ${plural(count("warning"), WARNINGS)}.\n`,
  );
  if (count("wrong") > 0) process.exitCode = 1;
}

await runCommand(main);
