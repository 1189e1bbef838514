import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

// Next to the tests of the product's code, and below it.
const FOLDERS = ["app", "bench", "components", "e2e", "lib", "prisma", "scripts"];

// What lasts beyond a test file in the process that ran it: settings, which are read once;
// replaced modules; services that a file starts and stops; and what is cached or counted.
const LASTS =
  /process\.env|\bvi\.(mock|doMock|stub|resetModules)|testing\/services|platform\/(env|caching|observability)|from ".*supervisor/;

// Imports after which nothing lasts: what is cached is dropped before each test anyway, and these
// helpers keep nothing.
const HARMLESS =
  /import \{ dropCached \} from "@\/lib\/platform\/caching\/cache"|testing\/services\/(authenticator|streams|structured-data)"/g;

// A mail server and a folder for files, which serve one file after the other.
const SERVED = /testing\/(mail-sink|storage)"/;

/**
 * How test files share processes: `alone` get one of their own, because what they change lasts;
 * `served` share the mail server and the folder for files that their process starts with; all
 * others share one after the other what a worker has loaded.
 */
export function processesOfTests(root: string): { alone: string[]; served: string[] } {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name}`)
      .filter((file) => file.endsWith(".test.ts"))
      .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") })),
  );
  const isAlone = ({ text }: { text: string }) => LASTS.test(text.replace(HARMLESS, ""));
  const names = (chosen: typeof files) => chosen.map(({ file }) => file).sort();
  return {
    alone: names(files.filter(isAlone)),
    served: names(files.filter((read) => !isAlone(read) && SERVED.test(read.text))),
  };
}
