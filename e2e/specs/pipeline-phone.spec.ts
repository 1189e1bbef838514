import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { APPLICATIONS_PATH, card, lane } from "../support/pipeline";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("a phone shows one stage at a time, by tap or swipe, and selects by tapping faces", async ({
  page,
  aRecruiter,
  anApplicant,
}) => {
  const { job } = await aRecruiter({ title: "Bread baker" });
  for (const [fullName, status] of [
    ["Ines Carvalho", "submitted"],
    ["Tomasz Wieczorek", "submitted"],
    ["Bo Li", "interview"],
    ["Ada King", "not_selected"],
  ] as const) {
    await anApplicant(job, { fullName, status });
  }
  await page.goto(APPLICATIONS_PATH);
  const stages = page.getByRole("navigation", { name: "Stages" });
  const stage = (name: RegExp) => stages.getByRole("button", { name });

  await expect(stage(/^New 2/)).toHaveAttribute("aria-current", "true");
  await expect(card(page, "Ines Carvalho")).toBeInViewport();
  await expect(card(page, "Bo Li")).not.toBeInViewport();

  await stage(/^Interview 1/).tap();
  await expect(stage(/^Interview/)).toHaveAttribute("aria-current", "true");
  await expect(card(page, "Bo Li")).toBeInViewport({ ratio: 1 });
  await expect(card(page, "Ines Carvalho")).not.toBeInViewport();
  // A closed lane is opened.
  await stage(/^Not selected 1/).tap();
  await expect(card(page, "Ada King")).toBeInViewport({ ratio: 1 });
  await expect(stage(/^Not selected/)).toBeInViewport({ ratio: 1 });

  // A swipe takes the tabs along.
  await page
    .getByRole("region", { name: "Applications by stage" })
    .evaluate((lanes) => lanes.scrollTo({ left: 0 }));
  await expect(stage(/^New/)).toHaveAttribute("aria-current", "true");

  await page.getByRole("checkbox", { name: "Select Ines Carvalho" }).tap();
  await page.getByRole("checkbox", { name: "Select Tomasz Wieczorek" }).tap();
  await expect(page.getByRole("toolbar", { name: "2 selected" })).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Clear selection" }).tap();

  // Someone who is moved goes to a stage out of sight, and its tab counts one more.
  await page.getByRole("button", { name: "Move Tomasz Wieczorek to…" }).tap();
  await page.getByRole("menuitem", { name: "In review" }).tap();
  await expect(stage(/^In review 1/)).toBeVisible();
  await expect(stage(/^New 1/)).toBeVisible();
  await expect(lane(page, "New").getByText("Tomasz Wieczorek")).toHaveCount(0);
  await expect(stage(/^New/)).toBeFocused();
  await expect(card(page, "Ines Carvalho")).toBeInViewport();
});

test("everyone's lists narrow the lanes, on a phone behind the filters", async ({
  page,
  sql,
  aRecruiter,
  anApplicant,
}) => {
  const { job } = await aRecruiter({ title: "Bread baker" });
  for (const [fullName, submittedAt, viewedAt] of [
    ["Ines Carvalho", "now()", "now()"],
    ["Bo Li", "now()", "NULL"],
    ["Ada King", "now() - interval '9 days'", "now() - interval '8 days'"],
  ] as const) {
    const id = await anApplicant(job, { fullName });
    await sql(
      `UPDATE applications SET submitted_at = ${submittedAt}, viewed_at = ${viewedAt} WHERE id = $1`,
      [id],
    );
  }
  await page.goto(APPLICATIONS_PATH);
  const lists = page.getByRole("navigation", { name: "Lists" });
  await expect(lists).toBeHidden();

  await page.getByRole("button", { name: "Filters" }).tap();
  await expect(lists.getByRole("link", { name: /^All/ })).toHaveAttribute("aria-current", "true");
  await lists.getByRole("link", { name: /^New\s*, 1 application/ }).tap();
  await expect(page).toHaveURL(/waiting=unseen/);
  await expect(card(page, "Bo Li")).toBeVisible();
  await expect(page.locator(".cand")).toHaveCount(1);

  await page.setViewportSize({ width: 1440, height: 900 });
  await lists.getByRole("link", { name: /^Waiting over 7 days/ }).click();
  await expect(page.locator(".cand")).toHaveText(/Ada King/);
  await expect(page.getByText("1 of 3 shown")).toBeVisible();
  await lists.getByRole("link", { name: /^All/ }).click();
  await expect(page.locator(".cand")).toHaveCount(3);
});
