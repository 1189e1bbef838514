import { button } from "../support/account-forms";
import { expectNoViolations, expectNoViolationsInBothThemes } from "../support/axe";
import { expect, test } from "../support/fixtures";

const PROFILE = "/app/profile";

test("text typed into the dialog survives Escape and a reload, and Cancel discards it", async ({
  page,
  aMember,
}) => {
  await aMember();
  await page.goto(PROFILE);
  const dialog = page.getByRole("dialog", { name: "Edit Profile Info" });
  await button(page, "Edit Profile Info").click();
  await dialog.getByLabel("Bio").fill("Half a sentence");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button(page, "Edit Profile Info")).toBeFocused();
  await page.reload();
  await button(page, "Edit Profile Info").click();
  await expect(dialog.getByLabel("Bio")).toHaveValue("Half a sentence");
  await expect(dialog).toContainText("What you typed before is back.");

  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await button(page, "Edit Profile Info").click();
  await expect(dialog.getByLabel("Bio")).toHaveValue("");

  const long = "x".repeat(20_000);
  await dialog.getByLabel("Bio").fill(long);
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toContainText("Bio must be at most 5,000 characters long");
  await expect(dialog.getByLabel("Bio")).toHaveValue(long);
  await expect(dialog.getByLabel("Bio")).toBeFocused();
});

test("a recruiter's profile is about hiring, until they look for a job themselves", async ({
  page,
  anOwner,
  sql,
}) => {
  const { owner: person, job: posting } = await anOwner();
  await page.goto(PROFILE);
  const own = page.getByRole("region", { name: "You hire for" });
  await expect(own).toContainText(posting.company);
  await expect(own).toContainText("Owner");
  await expect(page.getByText(/Your profile is \d+% complete/)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Education" })).toBeHidden();
  await page.getByText("Looking for a job yourself?").click();
  await expect(page.getByRole("heading", { name: "Education" })).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await sql("INSERT INTO profile_skills (user_id, slug, name, position) VALUES ($1, $2, $2, 0)", [
    person.id,
    "figma",
  ]);
  await page.reload();
  await expect(page.getByText(/Your profile is \d+% complete/)).toBeVisible();
  await expect(own).toBeVisible();
});

test("axe finds nothing, and nothing scrolls sideways, whatever the profile holds", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aMember();
  await sql(
    `INSERT INTO profiles (user_id, bio, phone, location, headline, resume_url) VALUES
     ($1, $2, '+351 910 000 000', $3, $3, 'https://example.com/' || $3)`,
    [person.id, "A long bio. ".repeat(40), "w".repeat(60)],
  );
  for (const title of ["Product Designer", "W".repeat(120), "ש"]) {
    await sql(
      `INSERT INTO experiences (id, user_id, title, company, start_month, description)
       VALUES (gen_random_uuid(), $1, $2, 'Docklight', '2022-03-01', $3)`,
      [person.id, title, "Took it from eleven screens to four. ".repeat(8)],
    );
  }
  for (const [index, name] of ["Figma", "Design systems", "x".repeat(80)].entries()) {
    await sql(
      "INSERT INTO profile_skills (user_id, slug, name, position) VALUES ($1, $2, $2, $3)",
      [person.id, name, index],
    );
  }
  await page.goto(PROFILE);
  await button(page, "Add Your First Education").click();
  await button(page, "Save Education").click();
  await expectNoViolations(page, [1440, 390, 320]);
  await button(page, "Edit Profile Info").click();
  await expectNoViolationsInBothThemes(page);
});
