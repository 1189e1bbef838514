import type { Page } from "@playwright/test";
import { button } from "../support/account-forms";
import { aPdf } from "../support/applying";
import { expectNoViolations } from "../support/axe";
import type { Sql } from "../support/database";
import { expect, test } from "../support/fixtures";
import type { Person } from "../support/people";
import { callAs, insertApplication } from "../support/sent-applications";

const LETTER = "Dear bakers,\n\nI am Ines and I bake. Write to ines@bread.example.";
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function nameOf(sql: Sql, { id }: Person, name: string): Promise<void> {
  await sql("UPDATE users SET full_name = $2 WHERE id = $1", [id, name]);
}

test("a team reads an application, rates it and invites the applicant", async ({
  page,
  request,
  aPerson,
  aTeam,
  sql,
}) => {
  const seeker = await aPerson();
  const { recruiter, colleague, job } = await aTeam({ title: "Bread baker" });
  await nameOf(sql, colleague, "Zoë Neil");
  const file = aPdf("Ines – CV.pdf");
  const uploaded = await callAs(request, seeker)("POST", "/api/resumes?name=cv.pdf", file.buffer);
  const { id: resumeId } = (await uploaded.json()) as { id: string };
  const id = await insertApplication(sql, { userId: seeker.id, job }, { resumeId });
  await sql("UPDATE application_details SET cover_letter = $2 WHERE application_id = $1", [
    id,
    LETTER,
  ]);
  await callAs(request, colleague)("PUT", `/api/applications/${id}/ratings`, {
    criterion: "Skills",
    score: 5,
  });

  await page.goto(`/employer/applications/${id}`);
  await expect(part(page, "Application")).toContainText("I am Ines and I bake.");
  await expect(page.locator("iframe")).toHaveAttribute("src", /resume\?show=inline#/);
  // Chromium's viewer is running in it.
  await expect
    .poll(() => page.frames().some((frame) => frame.url().startsWith("chrome-extension:")))
    .toBe(true);
  const shown = await callAs(request, recruiter)(
    "GET",
    `/api/applications/${id}/resume?show=inline`,
  );
  // ASVS 3.2.1
  expect(shown.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringMatching(/^inline; /),
    "content-security-policy": expect.stringContaining("frame-ancestors 'self'"),
    "x-content-type-options": "nosniff",
  });

  await button(page, "Text").click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(part(page, "CV")).toContainText(
    "The applicant will see that your company opened it",
  );

  const ratings = part(page, "Your Rating");
  await expect(ratings).toContainText("once yours is complete");
  await expect(ratings).toContainText("Already rated by Zoë Neil.");
  const rate = (criterion: string, score: string) =>
    ratings.getByRole("group", { name: criterion }).getByLabel(score).click({ force: true });
  // The ratings react once their script has loaded, which nothing on the page shows.
  await expect(async () => {
    await rate("Skills", "2");
    await expect(ratings.getByText("your rating of Skills")).toBeAttached({ timeout: 2000 });
  }).toPass();
  await rate("Experience", "3");
  await rate("Communication", "4");
  await expect(ratings).not.toContainText("Team:");
  await ratings.getByLabel("Yes", { exact: true }).click({ force: true });
  await expect(ratings).toContainText("Team: 3.5 of 5, 2 ratings");
  await expect(ratings.getByRole("list", { name: "Your colleagues" })).toContainText("5 of 5");

  await page.getByRole("tab", { name: /^Notes/ }).click();
  const notes = part(page, "Notes");
  await notes.getByLabel("Note to your team").fill("Look at the crust");
  await notes.getByRole("button", { name: "@Zoë Neil" }).click();
  await button(page, "Add Note").dblclick();
  await expect(notes.getByText("Told: Zoë Neil")).toHaveCount(1);
  const note = notes.getByLabel("Note to your team");
  await note.pressSequentially("And the crumb, @zo");
  await expect(notes.getByRole("option", { name: "Zoë Neil" })).toBeVisible();
  await expectNoViolations(page);
  await note.press("Enter");
  await expect(note).toHaveValue("And the crumb, @Zoë Neil ");
  await expect(notes.getByRole("listbox")).toBeHidden();
  await note.pressSequentially("@ne");
  await note.press("Escape");
  await expect(notes.getByRole("listbox")).toBeHidden();
  await button(page, "Add Note").click();
  await expect(notes.getByText("Told: Zoë Neil")).toHaveCount(2);

  await page.getByLabel("Add a tag").fill("Night shift");
  await page.getByLabel("Add a tag").press("Enter");
  await expect(page.getByRole("button", { name: "Remove Night shift" })).toBeVisible();

  // A key leads to the field, and no key does anything while one types.
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("m");
  const message = page.getByLabel(/^Message to/);
  await expect(message).toBeFocused();
  await message.fill("Dear {name}, thank you for {job}.");
  await button(page, "Save as Template").click();
  await page.getByRole("dialog").getByLabel("Name").fill("Thanks");
  await button(page, "Save Template").click();
  await page.getByRole("combobox", { name: "Template", exact: true }).selectOption("Thanks");
  await expect(message).toHaveValue("Dear Ines Carvalho, thank you for Bread baker.");
  await button(page, "Edit Template").click();
  const template = page.getByRole("dialog", { name: "Edit the Template" });
  await expect(template.getByLabel("Text")).toHaveValue("Dear {name}, thank you for {job}.");
  await template.getByLabel("Text").fill("");
  await button(page, "Save Template").click();
  await expect(template.getByText("Write the template's text")).toBeVisible();
  await template.getByLabel("Text").fill("Dear {name}, {job} it is.");
  await button(page, "Save Template").click();
  await expect(message).toHaveValue("Dear Ines Carvalho, Bread baker it is.");
  await button(page, "Send Message").click();
  await expect(part(page, "Messages")).toContainText("Bread baker it is.");

  await page.getByRole("tab", { name: /^Interviews/ }).click();
  await button(page, "Invite to an Interview").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Send Invitation" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Choose the day and the time");
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel("Day and time").fill(`${day}T09:30`);
  await dialog.getByLabel("Video link").fill("https://example.com/pier");
  await dialog.getByRole("button", { name: "Send Invitation" }).dblclick();
  await expect(part(page, "Interviews")).toContainText("https://example.com/pier");

  const stages = page.getByRole("navigation", { name: "Stage" });
  await stages.getByRole("button", { name: /^In review/ }).click();
  await expect(stages.locator("[aria-current=step]")).toContainText("In review");
  await button(page, "Undo").click();
  await expect(stages.locator("[aria-current=step]")).toContainText("New");
  await expect(stages.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("v");
  await page.getByRole("dialog", { name: "Move To" }).getByLabel("Stage").selectOption("In review");
  await page.getByRole("dialog").getByRole("button", { name: "Move" }).click();
  await expect(stages.locator("[aria-current=step]")).toContainText("In review");
  await page.getByRole("tab", { name: "History" }).click();
  await expect(part(page, "Timeline")).toContainText("(your time)");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("Write a note");
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await expectNoViolations(page);
});

test("an applicant sees the interview and its calendar file, and strangers see nothing", async ({
  page,
  request,
  aPerson,
  aMember,
  anEmployer,
  sql,
}) => {
  const seeker = await aMember();
  const stranger = await aPerson({ userType: "employer" });
  const { recruiter, job } = await anEmployer({ title: "Bread baker" });
  const id = await insertApplication(sql, { userId: seeker.id, job });
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const made = await callAs(request, recruiter)("POST", `/api/applications/${id}/interviews`, {
    id: crypto.randomUUID(),
    startsAt: `${day}T09:30`,
    minutes: 45,
    timeZone: "Asia/Kolkata",
    place: "https://video.example/7",
  });
  expect(made.status()).toBe(201);
  const { id: interviewId } = (await made.json()) as { id: string };

  await page.goto(`/applications/${id}`);
  await expect(part(page, "Interviews")).toContainText("09:30 in Kolkata");
  const path = `/api/applications/${id}/interviews/${interviewId}`;
  const calendar = await callAs(request, seeker)("GET", `${path}/calendar`);
  expect(calendar.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await calendar.text()).toContain("METHOD:REQUEST");
  await expectNoViolations(page);

  const asStranger = callAs(request, stranger);
  for (const call of ["notes", "ratings", "tags", "templates", "interviews"]) {
    expect((await asStranger("GET", `/api/applications/${id}/${call}`)).status()).toBe(404);
  }
  expect((await asStranger("GET", `${path}/calendar`)).status()).toBe(404);
  expect((await asStranger("POST", `${path}/cancellation`, {})).status()).toBe(404);
});
