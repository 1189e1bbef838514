import type { Page } from "@playwright/test";
import { aPdf } from "../../lib/testing/resumes";
import { button } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";

const CV = [
  "Meera of the Harbour",
  "Harbour engineer",
  "+91 20 5555 0142 | Pune, India",
  "Experience",
  "Harbour Engineer, Docklight\tMar 2019 - Present",
  "Crane Operator\t2015 - 2018",
  "Freelance Welder\tJan 2014 - Dec 2014",
  "Education",
  "BSc in Physics, University of Pune\tSep 2011 - Jun 2015",
  "Skills",
  "Welding, Knots, Signals",
];

const review = (page: Page) => page.getByRole("region", { name: "Found in your resume" });
const row = (page: Page, name: string) =>
  review(page).getByRole("listitem").filter({ hasText: name });
const tick = (page: Page, name: string) => row(page, name).getByRole("checkbox");
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const requests = (page: Page) => {
  const sent: string[] = [];
  page.on("request", (one) => {
    if (one.url().includes("/findings")) sent.push(one.url());
  });
  return sent;
};

async function upload(page: Page, buffer?: Buffer): Promise<void> {
  await page.goto("/app/profile");
  await page.getByLabel("Upload a File").setInputFiles({
    name: "Meera.pdf",
    mimeType: "application/pdf",
    buffer: buffer ?? (await aPdf(CV)),
  });
}

/** Uploads the resume, and waits until it has been read. */
async function uploadAndRead(page: Page): Promise<void> {
  await upload(page);
  await expect(button(page, "Add all")).toBeVisible({ timeout: 25_000 });
}

test("a resume's findings are added with one click and one request", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aMember();
  const sent = requests(page);
  await uploadAndRead(page);
  await expect(page.getByRole("status").filter({ hasText: "We found" })).toContainText(
    "4 contact details, 3 jobs, 1 degree and 3 skills",
  );
  expect(await sql("SELECT 1 FROM profile_skills WHERE user_id = $1", [person.id])).toEqual([]);
  await expectNoViolations(page);

  await button(page, "Add all").click();

  const result = page.getByText("10 entries are added to your profile. 1 is left out.");
  await expect(result).toBeFocused();
  expect(sent).toHaveLength(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meera of the Harbour");
  await expect(section(page, "Experience")).toContainText("Harbour Engineer");
  const stored = await sql(
    `SELECT u.full_name, p.headline, p.phone, p.location,
       (SELECT array_agg(title || ' at ' || company ORDER BY title) FROM experiences
        WHERE user_id = u.id) AS jobs,
       (SELECT count(*)::int FROM profile_skills WHERE user_id = u.id) AS skills
     FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id = $1`,
    [person.id],
  );
  expect(stored).toEqual([
    {
      full_name: "Meera of the Harbour",
      headline: "Harbour engineer",
      phone: "+91 20 5555 0142",
      location: "Pune, India",
      jobs: ["Crane Operator at Docklight", "Harbour Engineer at Docklight"],
      skills: 3,
    },
  ]);

  // What was left out waits, and can still be looked at.
  await page.reload();
  await expect(page.getByText("1 suggestion from your resume is left out")).toBeVisible();
  await button(page, "Show it").click();
  await expect(tick(page, "Freelance Welder")).toBeFocused();
});

test("only ticked findings are added, by keyboard, and uncertain ones say so", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aMember();
  await sql("UPDATE users SET full_name = 'Meera K.' WHERE id = $1", [person.id]);
  await uploadAndRead(page);

  await expect(row(page, "Crane Operator")).toContainText(
    "No company is given here, so we used the one above",
  );
  await expect(row(page, "Crane Operator")).toContainText("Only years are given");
  await expect(tick(page, "Crane Operator")).toBeChecked();
  await expect(tick(page, "Freelance Welder")).not.toBeChecked();
  await expect(tick(page, "Freelance Welder")).toHaveAccessibleDescription(/No company found/);
  await expect(tick(page, "Meera of the Harbour")).not.toBeChecked();
  await expect(row(page, "Meera of the Harbour")).toContainText("Your profile says “Meera K.”");

  // A job without its company opens its form.
  await tick(page, "Freelance Welder").focus();
  await page.keyboard.press("Space");
  const form = page.getByRole("form", { name: "Correct Freelance Welder" });
  await expect(form.getByLabel("Title")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form).toContainText("Company is required");
  await form.getByLabel("Company").fill("Mast and Sons");
  await page.keyboard.press("Enter");
  await expect(tick(page, "Freelance Welder")).toBeFocused();
  await expect(tick(page, "Freelance Welder")).toBeChecked();
  await expect(row(page, "Freelance Welder")).toContainText("Mast and Sons · Jan 2014 - Dec 2014");

  await tick(page, "Crane Operator").uncheck();
  await review(page).getByRole("checkbox", { name: "Knots" }).uncheck();
  const before = await button(page, "Add 8 ticked").boundingBox();
  await review(page).getByRole("checkbox", { name: "Signals" }).uncheck();
  const end = button(page, "Add 7 ticked");
  // No button moves under the pointer.
  expect(await end.boundingBox()).toEqual(before);
  await end.focus();
  await page.keyboard.press("Enter");

  await expect(
    page.getByText("7 entries are added to your profile. 4 are left out."),
  ).toBeFocused();
  await expect(section(page, "Experience").getByRole("heading", { level: 3 })).toHaveText([
    "Harbour Engineer",
    "Freelance Welder",
  ]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meera K.");
});

test("a finding that can't be added says so in its row, and the rest are added", async ({
  page,
  aMember,
}) => {
  await aMember();
  await uploadAndRead(page);
  await button(page, "Edit Phone").click();
  await page.getByRole("form").getByLabel("Phone").fill("call me");
  await page.keyboard.press("Enter");

  await button(page, "Add all").click();

  await expect(row(page, "call me")).toContainText("Enter a phone number such as");
  await expect(tick(page, "call me")).not.toBeChecked();
  await expect(
    page.getByText("9 entries are added to your profile. 1 couldn't be added"),
  ).toBeVisible();
  await expect(section(page, "Skills")).toContainText("Signals");
  await expectNoViolations(page);
});

test("a failure loses nothing, and discarding can be undone", async ({ page, aMember }) => {
  await aMember();
  await uploadAndRead(page);
  await review(page).getByRole("checkbox", { name: "Knots" }).uncheck();
  await page.route("**/api/resumes/findings", (route) =>
    route.fulfill({ status: 503, json: { message: "The service is busy." } }),
  );
  await button(page, "Add 9 ticked").click();
  await expect(review(page).getByRole("alert")).toContainText("The service is busy.");
  await expect(review(page).getByRole("checkbox", { name: "Knots" })).not.toBeChecked();
  await page.unroute("**/api/resumes/findings");

  await button(page, "Discard").click();
  await expect(review(page)).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(button(page, "Add all")).toBeVisible();
  await button(page, "Discard").click();
  await expect(page.getByText("11 suggestions are discarded.").first()).toBeVisible();
  await page.reload();
  await expect(section(page, "Skills")).toContainText("No skills added yet");
  await expect(review(page)).toHaveCount(0);
});
