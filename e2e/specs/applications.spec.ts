import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { button } from "../support/account-forms";
import { aPdf } from "../support/applying";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";
import { callAs, insertApplication } from "../support/sent-applications";

const main = (page: Page) => page.getByRole("main");
const timeline = (page: Page) => page.getByRole("complementary", { name: "Timeline" });

test("an application follows the employer's moves, and both sides write", async ({
  page,
  request,
  aMember,
  sql,
  anEmployer,
}) => {
  const { recruiter, job } = await anEmployer({ title: "Bread baker" });
  const seeker = await aMember();
  const asSeeker = callAs(request, seeker);
  const asRecruiter = callAs(request, recruiter);
  const file = aPdf("Ines Carvalho – CV.pdf");
  const uploaded = await asSeeker(
    "POST",
    `/api/resumes?name=${encodeURIComponent(file.name)}`,
    file.buffer,
  );
  const { id: resumeId } = (await uploaded.json()) as { id: string };
  const id = await insertApplication(sql, { userId: seeker.id, job }, { resumeId });
  await page.goto("/applications");
  await expect(main(page).getByRole("row").nth(1)).toContainText("Submitted");
  await expect(main(page).getByText("Not opened yet")).toBeVisible();
  await page.getByRole("link", { name: "Bread baker" }).click();
  await expect(timeline(page).getByRole("listitem").first()).toContainText("Submitted");
  await expect(timeline(page).locator("[aria-current=step]")).toHaveText(/Submitted/);

  expect((await asRecruiter("GET", `/api/applications/${id}`)).status()).toBe(200);
  const moved = await asRecruiter("PATCH", `/api/applications/${id}`, {
    to: "interview",
    version: 1,
    note: "Thursday at ten, by video.",
  });
  expect(await moved.json()).toEqual({ status: "interview", version: 2, letter: null });
  const late = await asRecruiter("PATCH", `/api/applications/${id}`, {
    to: "in_review",
    version: 1,
  });
  expect(late.status()).toBe(409);
  const resume = await asRecruiter("GET", `/api/applications/${id}/resume`);
  expect(resume.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  expect(Buffer.compare(await resume.body(), file.buffer)).toBe(0);
  await asRecruiter("POST", `/api/applications/${id}/messages`, {
    id: randomUUID(),
    text: "See <b>https://video.example/7</b>",
  });
  await page.goto("/applications");
  await expect(main(page).getByRole("row").nth(1)).toContainText("1 unread message");
  await page.getByRole("link", { name: "Bread baker" }).click();

  await expect(timeline(page)).toContainText(`Viewed by ${job.company}`);
  await expect(timeline(page).locator("[aria-current=step]")).toContainText(
    "Thursday at ten, by video.",
  );
  await expect(main(page).getByText(`${job.company} opened it once`)).toBeVisible();
  await expect(main(page).getByText("See <b>https://video.example/7</b>")).toBeVisible();
  await page.getByLabel(`Message to ${job.company}`).fill("I will be there.");
  await button(page, "Send Message").dblclick();
  await expect(page.getByLabel(`Message to ${job.company}`)).toHaveValue("");
  await expect(main(page).getByText("I will be there.")).toHaveCount(1);
  const response = await asRecruiter("GET", `/api/applications/${id}/messages`);
  const { messages } = (await response.json()) as { messages: { text: string; readAt: string }[] };
  expect(messages.map(({ text }) => text)).toEqual([
    "See <b>https://video.example/7</b>",
    "I will be there.",
  ]);
  expect(messages[0]?.readAt).not.toBeNull();
});

test("an application is withdrawn by keyboard, on a phone, and its employer no longer sees it", async ({
  page,
  context,
  request,
  anApplication,
}) => {
  const { recruiter, seeker, job, id } = await anApplication({ title: "Lock keeper" });
  const asRecruiter = callAs(request, recruiter);
  expect((await asRecruiter("GET", `/api/applications/${id}`)).status()).toBe(200);
  await enterAs(context, seeker);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/applications/${id}`);
  await button(page, "Withdraw Application").focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Withdraw your application?" });
  await expect(dialog).toContainText("This is final");
  await expect(dialog.getByRole("button", { name: "Keep It" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await expect(dialog).toBeHidden();
  await expect(page.getByText("Application withdrawn.")).toBeVisible();
  await expect(page.getByText("You withdrew this application, so you can't")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send message" })).toHaveCount(0);
  await expect(page.getByLabel(/^Message to/)).toHaveCount(0);
  await expect(timeline(page).getByRole("listitem").last()).toContainText("Withdrawn");
  await expect(button(page, "Withdraw Application")).toHaveCount(0);
  for (const path of ["", "/messages", "/resume"]) {
    expect((await asRecruiter("GET", `/api/applications/${id}${path}`)).status()).toBe(404);
  }
  expect((await asRecruiter("GET", `/applications/${id}`)).status()).toBe(404);
  // Back at the confirmation, nothing claims that the employer has it.
  await page.goto(`/applications/${id}/sent`);
  await expect(page).toHaveURL(`/applications/${id}`);
  await page.goto(job.path);
  await expect(main(page).getByText("You withdrew your application.")).toBeVisible();
  await page.goto("/applications?show=ended");
  await expect(main(page).getByText("You withdrew it")).toBeVisible();
});

test("a withdrawal after the employer's move first shows the move", async ({
  page,
  context,
  request,
  anApplication,
}) => {
  const { recruiter, seeker, id } = await anApplication();
  await enterAs(context, seeker);
  await page.goto(`/applications/${id}`);
  await callAs(request, recruiter)("PATCH", `/api/applications/${id}`, {
    to: "interview",
    version: 1,
  });
  await button(page, "Withdraw Application").click();
  await button(page, "Withdraw").click();

  await expect(page.getByRole("dialog")).toContainText("has just changed your application");
  await button(page, "Keep It").click();
  await expect(timeline(page)).toContainText("Interview");
});

test("someone else's application is not found", async ({
  page,
  aPerson,
  aMember,
  aPosting,
  sql,
}) => {
  const owner = await aPerson();
  await aMember();
  const id = await insertApplication(sql, { userId: owner.id, job: await aPosting() });

  for (const path of [`/applications/${id}`, "/applications/none"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Application not found" })).toBeVisible();
  }
});

test("the pages of applications pass axe, fit a phone, and print on two sheets", async ({
  page,
  aMember,
  aPosting,
  sql,
}) => {
  const seeker = await aMember();
  const description = `## The work\n\n${"- Shape loaves by hand, early and with care\n".repeat(40)}`;
  const job = await aPosting({
    title: "Bread baker".repeat(5),
    company: "B".repeat(60),
    description,
  });
  const id = await insertApplication(sql, { userId: seeker.id, job }, { status: "interview" });
  for (const status of ["held", "not_selected", "submitted"] as const) {
    await insertApplication(sql, { userId: seeker.id, job: await aPosting() }, { status });
  }
  await sql(
    `INSERT INTO application_messages (id, application_id, is_from_applicant, text)
     VALUES ($1, $2, false, $3)`,
    [randomUUID(), id, "A message".repeat(50)],
  );
  for (const path of ["/applications", `/applications/${id}`]) {
    await page.goto(path);
    for (const summary of await page.locator("main summary").all()) await summary.click();
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(sheets.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
});
