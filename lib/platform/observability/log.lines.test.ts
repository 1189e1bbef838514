import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const sources = ["app", "lib", "scripts"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|generated/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8")),
);
const [, table = ""] = /### Log messages([\s\S]*?)\n## /.exec(
  readFileSync("docs/operations.md", "utf8"),
) ?? [""];
const documented = [...table.matchAll(/^\| `([^`]+)` /gm)].map(([, text = ""]) => text);

it("log lines are documented as they are written, so that operators can search for them", () => {
  expect(documented.length).toBeGreaterThan(15);
  for (const line of documented) {
    expect(
      sources.some((source) => source.includes(`"${line}`)),
      line,
    ).toBe(true);
  }
});

// The message is the last text of the call, after what the line has besides.
const WRITTEN = /\blog(?:ger)?(?:\(\))?\.(?:warn|error|fatal)\((?<call>[\s\S]{0,500}?)\);?\n/g;

it("log lines are documented if they are warnings or worse", () => {
  const messages = sources.flatMap((source) =>
    [...source.matchAll(WRITTEN)].flatMap(({ groups }) => {
      const texts = [...(groups?.["call"] ?? "").matchAll(/"([^"]{12,})"/g)];
      return texts.at(-1)?.[1] ?? [];
    }),
  );

  expect(messages.length).toBeGreaterThan(35);
  const isDocumented = (message: string) => documented.some((text) => message.startsWith(text));
  expect(messages.filter((message) => !isDocumented(message))).toEqual([]);
});
