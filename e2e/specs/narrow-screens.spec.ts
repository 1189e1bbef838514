import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";
import { personFor, SIGNED_IN_PAGES, signedInAddress } from "../support/signed-in-pages";

for (const [name, pages] of Object.entries(SIGNED_IN_PAGES)) {
  test(`the ${name}'s pages fit 320 pixels`, async ({ page, context, sql, aPerson }) => {
    const person = await personFor(name as keyof typeof SIGNED_IN_PAGES, { sql, aPerson });
    await enterAs(context, person);
    await page.setViewportSize({ width: 320, height: 640 });
    const tooWide: string[] = [];
    for (const listed of pages) {
      const address = await signedInAddress(listed, { sql, person });
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) tooWide.push(`${address}: ${width}`);
    }
    expect(tooWide).toEqual([]);
  });
}
