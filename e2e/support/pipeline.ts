import { expect, type Locator, type Page } from "@playwright/test";
import type { Fixtures } from "./fixtures";

/** Where a company's applications are, in lanes at first. */
export const APPLICATIONS_PATH = "/employer/applications";

/** A stage's lane, whose name says how many it holds. */
export const lane = (page: Page, name: string): Locator =>
  page.getByRole("region", { name: new RegExp(`^${name},`) });

/** The applicant's card whose text contains these words. */
export const card = (page: Page, words: string): Locator =>
  page.getByRole("listitem").filter({ hasText: words });

/**
 * Drags a card into a lane, until what follows from it is seen: while the page still moves its lanes,
 * a drag as fast as a test's can miss.
 */
export async function drag(from: Locator, to: Locator, follows: Locator): Promise<void> {
  await expect(async () => {
    if (!(await follows.isVisible())) await from.dragTo(to, { timeout: 5000 });
    await expect(follows).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
}

/**
 * Logs in a recruiter whose job has an application of each name, the first one newest; returns the
 * job and their ids.
 */
export async function aPipeline(
  { aRecruiter, anApplicant }: Pick<Fixtures, "aRecruiter" | "anApplicant">,
  names: readonly string[],
) {
  const { job } = await aRecruiter({ title: "Bread baker" });
  const ids: string[] = [];
  for (const [index, fullName] of names.entries()) {
    ids.push(await anApplicant(job, { fullName, daysAgo: index + 1 }));
  }
  return { job, ids };
}
