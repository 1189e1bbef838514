import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "../support/fixtures";
import { SPEC_TEXTS } from "../support/spec-texts";

const texts = [...SPEC_TEXTS];
/** The landmark that contains a screen that isn't a page of its own. */
const LANDMARKS: Record<string, "banner" | "contentinfo"> = {
  header: "banner",
  footer: "contentinfo",
};

test("every text is listed once for its screen and state", () => {
  const keys = texts.map(({ text, screen, state }) => [text, screen, state].join(" | "));

  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

const places = new Map<string, { text: string; screen: string; state: string }[]>();
for (const entry of texts) {
  if (!("shown" in entry)) continue;
  const { path } = entry.shown;
  places.set(path, [...(places.get(path) ?? []), entry]);
}

for (const [path, entries] of places) {
  test(`the texts of ${path} are shown there`, async ({ page }) => {
    await page.goto(path);
    for (const { text, screen, state } of entries) {
      const part = page.getByRole(LANDMARKS[screen] ?? "main");
      // Some say more to screen readers: "Apply Now", and on which site.
      const words = part.locator(`text=${JSON.stringify(text)}`);
      const found = part.getByText(text, { exact: true }).or(words).filter({ visible: true });
      await expect(found.first(), `${screen}, ${state}: ${text}`).toBeVisible();
    }
  });
}

test("the texts of rarer states are checked by the spec that produces the state", () => {
  for (const entry of texts) {
    if (!("seenIn" in entry)) continue;
    expect(existsSync(entry.seenIn), entry.seenIn).toBe(true);
    const source = readFileSync(entry.seenIn, "utf8");
    // "Found N jobs" stands for any number.
    const pattern = entry.text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\bN\b/, ".{1,12}");
    expect(source, `${entry.seenIn}: ${entry.text}`).toMatch(new RegExp(pattern));
  }
});
