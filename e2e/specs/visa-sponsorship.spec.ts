import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { verifyCompany } from "../support/companies";
import { openFilters } from "../support/filters";
import { expect, test } from "../support/fixtures";

const main = (page: Page) => page.getByRole("main");

test("an employer offers visa sponsorship, and a seeker finds the job by it", async ({
  page,
  aBrowser,
  anOwner,
  sql,
}) => {
  const { job } = await anOwner({ title: "Tidal bore surveyor" });
  await verifyCompany(sql, job.companyId);
  await page.goto(`/employer/jobs/${job.id}/edit`);
  const choice = main(page).getByLabel("Visa sponsorship", { exact: true });
  await expect(choice).toHaveValue("");
  await choice.selectOption({ label: "Offered" });
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Save Changes", exact: true }).click();
  await expect(page).toHaveURL(`/employer/jobs/${job.id}`);
  await page.goto(`/employer/jobs/${job.id}/edit`);
  await expect(choice).toHaveValue("offered");

  const visit = await aBrowser();
  const visitor = await visit.newPage();
  const seeker = main(visitor);
  await expect(async () => {
    await visitor.goto("/search-results?query=tidal+bore+surveyor");
    const card = seeker.getByRole("article").filter({ hasText: job.title }).first();
    await expect(card.getByText("Visa sponsorship", { exact: true })).toBeVisible();
  }).toPass();
  const more = await openFilters(visitor, "More filters");
  await more.getByRole("group", { name: "Visa sponsorship" }).getByRole("checkbox").check();
  await expect(visitor).toHaveURL(
    "/search-results?query=tidal+bore+surveyor&visaSponsorship=offered",
  );
  await expect(
    seeker.getByRole("link", { name: "Remove filter: Sponsorship offered" }),
  ).toBeVisible();
  await visitor.keyboard.press("Escape");
  await seeker.getByRole("link", { name: job.title, exact: true }).first().press("Enter");
  await expect(seeker.locator(".facts").getByText("Offered", { exact: true })).toBeVisible();

  await visitor.goto("/search-results?query=tidal+bore+surveyor+visa+sponsorship");
  await expect(seeker.getByRole("link", { name: job.title, exact: true }).first()).toBeVisible();
  await visit.close();
});
