import { expectNoViolations } from "../support/axe";
import { dropCustomFields, WAIT } from "../support/custom-fields";
import { openFilters } from "../support/filters";
import { expect, test } from "../support/fixtures";
import { aPoster, button, field, fill, main } from "../support/posting-form";
import { shootAll } from "../support/screenshots";

// A field of the site's own is asked of every employer, so no other test runs beside these.

const DESKTOP = { width: 1440, height: 900 };

test.afterEach(({ request, sql }) => dropCustomFields(request, sql));

const CHOICE = { key: "", label: "", isRetired: false };
const FIELD = {
  ...{ help: "", unit: "", choices: [], isRequired: false, isOnCard: true, isOnPage: true },
  ...{ isFilter: true, isRetired: false },
};
const SHIFT_HOURS_AND_DAY = [
  {
    ...{ ...FIELD, key: "shift", name: "Shift", kind: "choice" },
    choices: [
      { ...CHOICE, key: "day", label: "Day" },
      { ...CHOICE, key: "night", label: "Night" },
    ],
  },
  { ...FIELD, key: "week", name: "Week", kind: "number", unit: "hours" },
  { ...FIELD, key: "first-day", name: "First day", kind: "date", isOnCard: false },
];

test("a seeker filters by a number and a day, sees what each value finds, and cards show both", async ({
  page,
  aBrowser,
  anOwner,
  sql,
}) => {
  test.slow();
  await sql("INSERT INTO site_settings (name, value) VALUES ('customFields', $1)", [
    JSON.stringify({ fields: SHIFT_HOURS_AND_DAY }),
  ]);
  await aPoster({ anOwner, sql });
  await expect(async () => {
    await page.goto("/employer");
    await expect(field(page, "Week (hours)")).toBeVisible({ timeout: 500 });
  }).toPass(WAIT);
  const jobs = [
    ["Tide reader of mornings", "Day", "20", "2027-01-31", "Write down how high the water stands."],
    [
      "Ferries' tide reader of evenings",
      "Night",
      "37.5",
      "2027-02-01",
      "Tell each captain when to sail, and why.",
    ],
  ] as const;
  for (const [title, shift, hours, day, text] of jobs) {
    await page.goto("/employer");
    await fill(page, title);
    await field(page, "Job Description").fill(text);
    await field(page, "Shift").selectOption({ label: shift });
    await field(page, "Week (hours)").fill(hours);
    await field(page, "First day").fill(day);
    await button(page, "Post Job").click();
    await expect(page).toHaveURL(/\/employer\/jobs\/.*posted=1/);
  }

  const visitor = await (await aBrowser()).newPage();
  const seeker = main(visitor);
  const cards = seeker.getByRole("article").filter({ hasText: /tide reader/i });
  await expect(async () => {
    await visitor.goto("/search-results?query=tide+reader");
    await expect(cards).toHaveCount(2, { timeout: 1000 });
  }).toPass(WAIT);
  await expect(cards.filter({ hasText: "evenings" }).getByText("Week: 37.5 hours")).toBeVisible();
  const more = await openFilters(visitor, "More filters");
  const shifts = more.getByRole("group", { name: "Shift" });
  await expect(shifts.locator("label")).toHaveText([/Day\s*1/, /Night\s*1/]);
  const week = more.getByRole("group", { name: "Week (hours)" });
  await week.getByLabel("From").fill("30");
  await expect(visitor).toHaveURL("/search-results?query=tide+reader&field.week.min=30");
  await expect(cards).toHaveCount(1);
  await expect(shifts.getByLabel("Day")).toBeDisabled();
  await expectNoViolations(visitor);
  await shootAll(visitor, "custom-fields-range");
  await visitor.setViewportSize(DESKTOP);
  await expect(
    seeker.getByRole("link", { name: "Remove filter: Week: from 30 hours" }),
  ).toBeVisible();
  await visitor.goto("/search-results?query=tide+reader&field.week.min=10&field.week.max=20");
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText("mornings");

  await visitor.goto("/search-results?query=tide+reader");
  const days = (await openFilters(visitor, "More filters")).getByRole("group", {
    name: "First day",
  });
  await days.getByLabel("From").fill("2027-02-01");
  await expect(visitor).toHaveURL(
    "/search-results?query=tide+reader&field.first-day.min=2027-02-01",
  );
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText("evenings");
  await expectNoViolations(visitor);
  await shootAll(visitor, "custom-fields-days");
  await visitor.setViewportSize(DESKTOP);
  await visitor.reload();
  await seeker
    .getByRole("link", { name: "Remove filter: First day: from 1 February 2027" })
    .click();
  await expect(cards).toHaveCount(2);

  await visitor.goto("/");
  const tall = seeker
    .locator(".job-tall")
    .filter({ hasText: /tide reader/i })
    .first();
  await expect(tall.locator(".at-own")).toContainText("Week:");
  await expectNoViolations(visitor);
  await shootAll(visitor, "custom-fields-home");
  await visitor.goto("/embed/jobs?query=tide+reader");
  await expect(main(visitor).getByText("Week: 20 hours")).toBeVisible();
  await shootAll(visitor, "custom-fields-embedded");
  await visitor.close();
});
