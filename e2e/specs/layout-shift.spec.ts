import type { Page } from "@playwright/test";
import { test } from "../support/fixtures";
import { countShifts, expectSteadyAt } from "../support/layout-shift";
import { addressOf, PUBLIC_PAGES } from "../support/pages";
import { enterAs } from "../support/people";
import { personFor, SIGNED_IN_PAGES, signedInAddress } from "../support/signed-in-pages";

// A first visit, whose fonts aren't there yet, moves what later ones don't.
test.use({ reuseContext: false });

/** Loads a page on a phone and on a desktop, and fails when anything on it moves meanwhile. */
async function expectSteady(page: Page, address: string): Promise<void> {
  await countShifts(page);
  for (const width of [390, 1440]) {
    // So that the page before it doesn't load anything for its new width.
    await page.goto("/robots.txt");
    await expectSteadyAt(page, address, width);
  }
}

for (const listed of PUBLIC_PAGES) {
  test(`nothing moves on the page: ${listed[0]}`, async ({ page, request, aPosting }) => {
    await expectSteady(page, await addressOf(listed, { request, aPosting }));
  });
}

for (const [name, pages] of Object.entries(SIGNED_IN_PAGES)) {
  for (const listed of pages) {
    const title = typeof listed === "string" ? listed : listed[0];
    test(`nothing moves on the ${name}'s page: ${title}`, async ({
      page,
      context,
      sql,
      aPerson,
    }) => {
      const person = await personFor(name as keyof typeof SIGNED_IN_PAGES, { sql, aPerson });
      await enterAs(context, person);
      await expectSteady(page, await signedInAddress(listed, { sql, person }));
    });
  }
}
