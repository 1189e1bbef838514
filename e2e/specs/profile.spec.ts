import type { Page } from "@playwright/test";
import { button, main } from "../support/account-forms";
import { expect, test } from "../support/fixtures";

const PROFILE = "/app/profile";

const toast = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const undo = (page: Page, text: string) =>
  toast(page, text).getByRole("button", { name: "Undo", exact: true });

async function fillExperience(page: Page, title: string): Promise<void> {
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Company", { exact: true }).fill("Docklight");
  await page.getByLabel("Start month").fill("2022-03");
}

test("a first profile says what is missing, and is filled in by keyboard", async ({
  page,
  aMember,
}) => {
  const person = await aMember();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PROFILE);
  await expect(page.getByRole("heading", { level: 1, name: person.username })).toBeVisible();
  await expect(main(page)).toContainText(`@${person.username} · Job Seeker`);
  await expect(page.getByRole("img", { name: "Default profile picture" })).toBeVisible();
  await expect(main(page)).toContainText("Your profile is 0% complete");
  await expect(main(page)).toContainText("No experience added yet");
  await expect(main(page)).toContainText("No education added yet");
  await expect(main(page)).toContainText("No skills added yet. Click 'Add Skill' to get started.");
  await expect(section(page, "Resume")).toContainText("No resume uploaded yet");

  await button(page, "Add a headline").focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Edit Profile Info" });
  await expect(dialog.getByLabel("Headline")).toBeFocused();
  await page.keyboard.type("Product Designer");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Tools people use all day.");
  await dialog.getByLabel("Phone").fill("+351 910 000 000");
  await dialog.getByLabel("Location").fill("Lisbon, Portugal");
  await dialog.getByLabel("Full Name").fill("Ines Carvalho");
  await page.keyboard.press("Enter");

  await expect(toast(page, "Your changes have been saved.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(button(page, "Edit Profile Info")).toBeFocused();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Ines Carvalho" })).toBeVisible();
  for (const text of ["Product Designer", "Tools people use all day.", "Lisbon, Portugal"]) {
    await expect(main(page)).toContainText(text);
  }
  await expect(main(page)).toContainText("Your profile is 50% complete");
});

test("an experience is added, edited, deleted and restored by keyboard", async ({
  page,
  aMember,
}) => {
  await aMember();
  await page.goto(PROFILE);
  const experience = section(page, "Experience");
  await button(page, "Add Your First Experience").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Title", { exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  for (const what of ["Title", "Company", "Start month", "End month"]) {
    await expect(experience).toContainText(`${what} is required`);
  }
  await fillExperience(page, "Designer");
  await page.getByLabel("End month").fill("2022-02");
  await button(page, "Save Experience").click();
  await expect(experience).toContainText("End month must not be before the start month");
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Designer");
  await page.getByLabel("I still work here").focus();
  await page.keyboard.press("Space");
  await expect(page.getByLabel("End month")).toBeDisabled();
  await button(page, "Save Experience").press("Enter");
  await expect(experience.getByRole("heading", { name: "Designer" })).toBeVisible();
  await expect(experience).toContainText("Docklight · Mar 2022 - Present");
  await expect(button(page, "Add Experience")).toBeFocused();

  await button(page, "Edit Designer").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Edit Experience" });
  await dialog.getByLabel("Title", { exact: true }).fill("Lead Designer");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(button(page, "Edit Lead Designer")).toBeFocused();

  await button(page, "Delete Lead Designer").press("Enter");
  await expect(main(page)).toContainText("No experience added yet");
  await expect(button(page, "Add Your First Experience")).toBeFocused();
  await undo(page, "Lead Designer is deleted.").click();
  await expect(experience.getByRole("heading", { name: "Lead Designer" })).toBeVisible();
  await page.reload();
  await expect(experience.getByRole("heading", { name: "Lead Designer" })).toBeVisible();
});

test("an education is added without an end, and once by a double click", async ({
  page,
  aMember,
  sql,
}) => {
  const person = await aMember();
  await page.goto(PROFILE);
  await button(page, "Add Your First Education").click();
  await page.getByLabel("Degree").fill("MA");
  await page.getByLabel("Institution").fill("Escola de Artes do Tejo");
  await page.getByLabel("Start date").fill("2016-09");
  await button(page, "Save Education").click();
  await expect(section(page, "Education")).toContainText("Field of study is required");
  await expect(page.getByLabel("Field of study")).toBeFocused();
  await page.getByLabel("Field of study").fill("Design");
  await button(page, "Save Education").dblclick();
  await expect(section(page, "Education")).toContainText(
    "Escola de Artes do Tejo · Sep 2016 - Present",
  );
  await expect(button(page, "Add Education")).toBeFocused();
  const rows = await sql("SELECT 1 FROM educations WHERE user_id = $1", [person.id]);
  expect(rows).toHaveLength(1);
});

test("skills are added several at a time, with suggestions, changed and removed", async ({
  page,
  aMember,
}) => {
  const asked = await page.request.get("/api/suggest?kinds=skill&query=s");
  const { suggestions } = await asked.json();
  const { label: known } = suggestions[0];
  await aMember();
  await page.goto(PROFILE);
  const skills = page.getByRole("list", { name: "Your skills" }).getByRole("listitem");
  await button(page, "Add Skill").press("Enter");
  const field = page.getByRole("combobox", { name: "Skill", exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type("Figma, User research,C++");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("list", { name: "Skills to save" }).getByRole("listitem"),
  ).toHaveCount(3);
  await page.keyboard.type(known);
  await expect(page.getByRole("option", { name: known, exact: true })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("");
  await button(page, "Save").press("Enter");
  await expect(skills).toHaveText(["Figma", "User research", "C++", known]);
  await expect(button(page, "Add Skill")).toBeFocused();

  await button(page, "Edit User research").press("Enter");
  await field.fill("Interviews");
  await button(page, "Update").press("Enter");
  await expect(skills).toHaveText(["Figma", "Interviews", "C++", known]);
  await button(page, "Remove Interviews").press("Enter");
  await expect(skills).toHaveText(["Figma", "C++", known]);
  await undo(page, "Interviews is deleted.").click();
  await expect(skills).toHaveText(["Figma", "Interviews", "C++", known]);
  await page.reload();
  await expect(skills).toHaveText(["Figma", "Interviews", "C++", known]);
});

test("a resume link must be valid, and is shown, changed and removed", async ({
  page,
  aMember,
}) => {
  await aMember();
  await page.goto(PROFILE);
  const resume = section(page, "Resume");
  await button(page, "Add Resume").click();
  const field = resume.getByRole("textbox", { name: "Resume link" });
  await expect(resume).toContainText("Make sure the link is publicly accessible");
  await button(page, "Save").click();
  await expect(resume).toContainText("Enter the link to your resume");
  await field.fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(resume).toContainText("Enter a full link that everyone can open");
  await field.fill("https://example.com/ines");
  await page.keyboard.press("Enter");
  const link = resume.getByRole("link", { name: /^Open/ });
  await expect(link).toHaveAttribute("href", "https://example.com/ines");
  await expect(link).toHaveAttribute("rel", /noopener.*nofollow ugc/);

  await button(page, "Edit Resume").click();
  await expect(field).toHaveValue("https://example.com/ines");
  await button(page, "Cancel").click();
  await button(page, "Delete resume link").click();
  await expect(resume).toContainText("No resume uploaded yet");
  await undo(page, "Your resume link is deleted.").click();
  await expect(link).toBeVisible();
});

test("two tabs never overwrite each other, and nothing typed is lost", async ({
  page,
  aMember,
}) => {
  await aMember();
  await page.goto(PROFILE);
  const other = await page.context().newPage();
  await other.goto(PROFILE);
  await button(other, "Edit Profile Info").click();
  await other.getByLabel("Phone").fill("+44 20 7946 0002");
  await button(other, "Save Changes").click();
  await expect(other.getByRole("dialog")).toBeHidden();

  const dialog = page.getByRole("dialog", { name: "Edit Profile Info" });
  await button(page, "Edit Profile Info").click();
  await dialog.getByLabel("Bio").fill("From the first tab");
  await page.route("**/api/profile", async (route) => {
    if (route.request().method() === "GET") await route.abort();
    else await route.continue();
  });
  await button(page, "Save Changes").click();
  await expect(dialog).toContainText("Your profile was changed in another tab");
  await expect(dialog.getByLabel("Bio")).toHaveValue("From the first tab");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Failed to fetch profile")).toBeVisible();
  await page.unroute("**/api/profile");
  await button(page, "Retry").click();
  await expect(page.getByText("Failed to fetch profile")).toBeHidden();
  await button(page, "Edit Profile Info").click();
  await expect(dialog.getByLabel("Bio")).toHaveValue("From the first tab");
  await button(page, "Save Changes").click();
  await expect(dialog).toBeHidden();
  await expect(main(page)).toContainText("From the first tab");
  await other.close();
});
