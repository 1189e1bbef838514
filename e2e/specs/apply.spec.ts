import { randomUUID } from "node:crypto";
import {
  aPdf,
  applicationsTo,
  applyPath,
  fullName,
  insertQuestions,
  insertResume,
  submit,
} from "../support/applying";
import { expectNoViolationsAsItIs } from "../support/axe";
import { delayResponses } from "../support/delayed-responses";
import { expect, test } from "../support/fixtures";
import { SESSION_COOKIE } from "../support/people";

const SENT = /\/applications\/[0-9a-f-]{36}\/sent$/;

test("a seeker applies with only the keyboard, on a phone", async ({
  page,
  aMember,
  aPosting,
  sql,
}) => {
  const person = await aMember();
  const job = await aPosting({ title: "Lock keeper" });
  await sql("UPDATE users SET full_name = 'Ines Carvalho' WHERE id = $1", [person.id]);
  await insertResume(sql, person.id, "Ines-Carvalho-CV.pdf");
  await insertQuestions(sql, job.id, [{ kind: "yes_no", text: "Can you swim?" }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(job.path);
  await page.getByRole("main").getByRole("link", { name: "Apply Now" }).last().focus();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Apply to ${job.company}`);
  await expect(page.getByText("Takes about 3 minutes. You need:")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Jobs" })).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Ines Carvalho");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);
  await expect(page.getByRole("group", { name: "Resume" })).toContainText("412 kB");
  await expect(page.getByRole("radio", { name: /Ines-Carvalho-CV\.pdf/ })).toBeChecked();
  await expectNoViolationsAsItIs(page);
  await fullName(page).focus();
  // Email, phone, resume, letter, question, Cancel, submit.
  for (const _ of ["email", "phone", "resume", "letter"]) await page.keyboard.press("Tab");
  await page.keyboard.type("I know the tides.");
  await expect(page.getByText("17 of 3,000 characters.")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Submit Application" })).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(SENT);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Application Submitted!");
  await expect(page.getByText("Your application has been received.")).toBeVisible();
  await expect(page.getByText(/^[2346789CDFHJKMNPQRTVWXY]{8}$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "withdraw it" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Jobs" })).toBeVisible();
  await expectNoViolationsAsItIs(page);
  expect(await applicationsTo(sql, job.id)).toMatchObject([
    {
      status: "submitted",
      full_name: "Ines Carvalho",
      cover_letter: "I know the tides.",
      resume: "Ines-Carvalho-CV.pdf",
    },
  ]);
  await page.goto(applyPath(job.id));
  await expect(page.getByRole("heading", { name: /^You applied to this job on / })).toBeVisible();
});

test("a double click and an uploaded file make one application", async ({
  page,
  aMember,
  aPosting,
  sql,
}) => {
  await aMember();
  const job = await aPosting();
  const release = await delayResponses(
    page,
    "**/applications",
    (request) => request.method() === "POST",
  );
  await page.goto(applyPath(job.id));
  await fullName(page).fill("Ines Carvalho");
  await page.getByLabel("Resume", { exact: true }).setInputFiles(aPdf("my new cv.pdf"));
  await submit(page).dblclick();

  const busy = page.getByRole("button", { name: "Submitting..." });
  await expect(busy).toBeDisabled();
  release();
  await expect(page).toHaveURL(SENT);
  expect(await applicationsTo(sql, job.id)).toMatchObject([{ resume: "my new cv.pdf" }]);
});

test("a lost connection loses nothing, and the retry sends it once", async ({
  page,
  aMember,
  aPosting,
  sql,
}) => {
  const [person, job] = [await aMember(), await aPosting()];
  await insertResume(sql, person.id);
  // It arrives, but its response doesn't.
  await page.route("**/api/jobs/*/applications", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.goto(applyPath(job.id));
  await fullName(page).fill("Ines Carvalho");
  await page.getByLabel(/^Cover letter/).fill("Still here");
  await submit(page).click();

  await expect(page.getByRole("alert").filter({ hasText: "can't tell" })).toBeVisible();
  await expect(page.getByLabel(/^Cover letter/)).toHaveValue("Still here");
  await page.unroute("**/api/jobs/*/applications");
  await submit(page).click();

  await expect(page).toHaveURL(SENT);
  expect(await applicationsTo(sql, job.id)).toMatchObject([{ cover_letter: "Still here" }]);
});

test("twenty simultaneous calls make one application", async ({
  playwright,
  baseURL,
  network,
  aPerson,
  aPosting,
  sql,
}) => {
  const [person, job] = [await aPerson(), await aPosting()];
  const resumeId = await insertResume(sql, person.id);
  const program = await playwright.request.newContext({
    baseURL: `${baseURL}`,
    extraHTTPHeaders: {
      "x-forwarded-for": network,
      cookie: `${SESSION_COOKIE}=${person.cookie}`,
      "sec-fetch-site": "same-origin",
    },
  });
  const same = randomUUID();
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      program.post(`/api/jobs/${job.id}/applications`, {
        data: {
          submissionId: index % 2 === 0 ? same : randomUUID(),
          fullName: "Ines Carvalho",
          email: person.email,
          resumeId,
          answers: [],
        },
      }),
    ),
  );

  const sent = await applicationsTo(sql, job.id);
  expect(sent).toHaveLength(1);
  const statuses = responses.map((answer) => answer.status());
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
  for (const answer of responses.filter((each) => each.status() === 409)) {
    expect(await answer.json()).toMatchObject({ code: "conflict", applicationId: sent[0]?.id });
  }
});

test("'Loading...' shows until the initial values are known; a reload keeps the draft", async ({
  page,
  aMember,
  aPosting,
}) => {
  await aMember();
  const job = await aPosting();
  const release = await delayResponses(page, "**/api/applications/prefill*");
  await page.goto(applyPath(job.id));
  await expect(page.locator("#main").getByText("Loading...")).toBeVisible();
  release();
  await fullName(page).fill("Somebody new");
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.reload();

  await expect(fullName(page)).toHaveValue("Somebody new");
  await expect(page.getByText("Your draft is just as you left it.")).toBeVisible();
});

test("an unknown job address says 'Job not found'; a closed job says when it closed", async ({
  page,
  aPosting,
}) => {
  const answer = await page.goto(applyPath(randomUUID()));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Job not found");
  await expect(page.getByRole("link", { name: "Back to Jobs" })).toBeVisible();

  const closed = await aPosting({ status: "closed", endedDaysAgo: 2 });
  await page.goto(applyPath(closed.id));
  await expect(page.getByRole("heading", { name: /^This job closed on/ })).toBeVisible();
  await expect(submit(page)).toHaveCount(0);
});
