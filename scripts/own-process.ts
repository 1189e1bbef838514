import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

// Next to the tests of the product's code, and below it.
const FOLDERS = ["app", "bench", "components", "e2e", "lib", "prisma", "scripts"];

// What lasts beyond a test file in the process that ran it: settings, which are read once;
// replaced modules; services that a file starts and stops; and what is cached or counted.
const LASTS =
  /process\.env|\bvi\.(mock|doMock|stub|resetModules)|testing\/(services|storage|mail-sink|stored-pictures|pictures)|platform\/(env|caching|observability)|supervisor/;

/**
 * The test files that get a process of their own, because what they change lasts. All others share
 * one after the other what a worker has loaded.
 */
export function filesOfTheirOwn(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name}`)
      .filter((file) => file.endsWith(".test.ts"))
      .filter((file) => LASTS.test(readFileSync(join(root, file), "utf8"))),
  ).sort();
}
