import { readFileSync } from "node:fs";
import { figures } from "./structure/figures";
import { checkPlaces } from "./structure/places";
import { checkPurity } from "./structure/purity";
import { listFiles, readName } from "./structure/tree";

// The file is the topic, its suffix is its right, a folder is an area (docs/architecture.md).
// `--figures` prints how the tree is instead.

function checkClientSuffix(file: string, text: string): string[] {
  const isClient = /^["']use client["']/.test(text);
  const isNamed = /\.client\.tsx?$/.test(file);
  // Next itself asks for these to be client components and names them.
  const isNextOwn = /(^|\/)(error|global-error)\.tsx$/.test(file);
  if (isClient === isNamed || isNextOwn) return [];
  return isClient
    ? [`${file}: a client component's name ends in .client.tsx`]
    : [`${file}: is named .client but does not begin with "use client"`];
}

function check(): string[] {
  const lib = listFiles("lib").map(readName);
  return [
    ...checkPlaces(lib),
    ...lib.flatMap((file) => checkPurity(file, readFileSync(file.path, "utf8"))),
    ...[...listFiles("components"), ...listFiles("app")].flatMap((file) =>
      checkClientSuffix(file, readFileSync(file, "utf8")),
    ),
  ];
}

if (process.argv.includes("--figures")) {
  process.stdout.write(figures());
} else {
  const problems = check();
  if (problems.length > 0) {
    process.stderr.write(`${problems.join("\n")}\n`);
    process.exit(1);
  }
  process.stdout.write("The structure holds.\n");
}
