import { aPdf } from "../../lib/testing/resumes";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";

test("what a resume says is added in one press", async ({ page, context, aPerson, sql }) => {
  const person = await aPerson();
  await enterAs(context, person);
  await page.goto("/app/profile");
  const lines = [
    "Meera of the Harbour",
    "Experience",
    "Harbour Engineer, Docklight\tMar 2019 - Present",
    "Crane Operator, Docklight\tJan 2015 - Feb 2018",
    "Education",
    "BSc in Physics, University of Pune\tSep 2011 - Jun 2015",
    "Skills",
    "Welding, Knots, Signals",
  ];
  await page
    .getByLabel("Upload a File")
    .setInputFiles({ name: "Meera.pdf", mimeType: "application/pdf", buffer: await aPdf(lines) });
  const all = page.getByRole("button", { name: /^Add All \(\d+\)$/ });
  await expect(all).toBeVisible({ timeout: 25_000 });
  await all.click();

  await expect(page.getByRole("region", { name: "Experience", exact: true })).toContainText(
    "Harbour Engineer",
  );
  await expect(all).toHaveCount(0, { timeout: 20_000 });
  await expect
    .poll(
      () =>
        sql(
          `SELECT (SELECT count(*)::int FROM experiences WHERE user_id = $1) AS experiences,
             (SELECT count(*)::int FROM educations WHERE user_id = $1) AS educations,
             (SELECT count(*)::int FROM profile_skills WHERE user_id = $1) AS skills`,
          [person.id],
        ),
      { timeout: 20_000 },
    )
    .toEqual([{ experiences: 2, educations: 1, skills: 3 }]);
  await expect(page.getByText("You have gone through everything found")).toBeVisible();
});
