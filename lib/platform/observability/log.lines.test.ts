import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const sources = ["lib", "scripts"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|generated/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8")),
);
const [, table = ""] = /### Log messages([\s\S]*?)\n## /.exec(
  readFileSync("docs/operations.md", "utf8"),
) ?? [""];
const documented = [...table.matchAll(/^\| `([^`]+)` /gm)].map(([, text = ""]) => text);

it("are documented as they are written, so that an operator can search for them", () => {
  expect(documented.length).toBeGreaterThan(15);
  for (const line of documented) {
    expect(
      sources.some((source) => source.includes(`"${line}`)),
      line,
    ).toBe(true);
  }
});
