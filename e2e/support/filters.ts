import { expect, type Locator, type Page } from "@playwright/test";

/** The form with the filters of a list. */
export function filters(page: Page): Locator {
  return page.getByRole("form", { name: "Filters" });
}

/** Opens one of the menus of the filters, e.g. "Work mode", and returns it. */
export async function openFilters(page: Page, name: string): Promise<Locator> {
  const menu = filters(page).locator(`.filter-menu:has(> summary:has-text("${name}"))`);
  if (!(await menu.evaluate((details) => (details as HTMLDetailsElement).open))) {
    await menu.locator("> summary").click();
  }
  return menu;
}

/** What the list says about how much it has found. */
export function status(page: Page): Locator {
  return page.getByRole("main").getByRole("status").first();
}

/** How many jobs the list has found. */
export async function total(page: Page): Promise<number> {
  await expect(status(page)).toContainText(/^Found [\d,]+ jobs?/);
  return Number(
    /^Found ([\d,]+)/.exec((await status(page).textContent()) ?? "")?.[1]?.replace(",", ""),
  );
}
