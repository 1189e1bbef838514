import type { Page } from "@playwright/test";
import { button, main } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { delayResponses } from "../support/delayed-responses";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";

const part = (page: Page) => main(page).getByRole("region", { name: "Interviews" });

test.use({ timezoneId: "Europe/Lisbon" });

test("a recruiter offers times, the applicant chooses one, moves it and cancels it", async ({
  aBrowser,
  page,
  context,
  sql,
  anApplication,
  anApplicant,
}) => {
  const { recruiter, seeker, job, id } = await anApplication({ title: "Bread baker" });
  await enterAs(context, recruiter);
  await page.goto(`/employer/applications/${id}#interviews`);
  await part(page).getByRole("link", { name: "Offer Times" }).click();

  const form = page.getByRole("form", { name: "Interview times" });
  await form.getByLabel("Time zone").selectOption("Europe/Lisbon");
  await button(page, "Send 2 Times").click();
  await expect(form.getByText("Say where it is")).toBeVisible();
  await form.getByLabel("Video link").fill("12 Pier Road");
  await button(page, "Send 2 Times").click();
  await expect(form.getByText("Enter the link to the call")).toBeVisible();
  await form.getByLabel("At the office").check();
  await expect(form.getByLabel("Address", { exact: true })).toHaveValue("12 Pier Road");
  await button(page, "Add a Time").click();
  const times = form.locator("[name=times]");
  await expect(times.nth(2)).toBeFocused();
  await times.nth(2).fill((await times.nth(1).inputValue()).replace("T10:00", "T14:30"));
  await expect(form.getByText("14:30 – 15:15")).toBeVisible();
  await expectNoViolations(page);
  await button(page, "Send 3 Times").dblclick();
  await expect(part(page)).toContainText("Ines Carvalho can choose a time");

  const theirs = await aBrowser({ timezoneId: "America/New_York" });
  await enterAs(theirs, seeker);
  const own = await theirs.newPage();
  await own.setViewportSize({ width: 390, height: 844 });
  await own.goto(`/applications/${id}`);
  await part(own).getByRole("link", { name: "Choose a Time" }).click();
  await expect(own.getByText("Times in America/New York, your zone")).toBeVisible();
  // Somebody else gets a time meanwhile: the page says so without a reload, and offers the rest.
  const rival = await anApplicant(job);
  await own.getByRole("radio").nth(1).check();
  await sql(
    `INSERT INTO interviews (id, application_id, starts_at, minutes, time_zone, place, slot_id)
     SELECT gen_random_uuid(), $2, s.starts_at, 45, 'UTC', 'Pier', s.id FROM interview_slots s
     JOIN interview_invitations v ON v.set_id = s.set_id
     WHERE v.application_id = $1 ORDER BY s.starts_at OFFSET 1 LIMIT 1`,
    [id, rival],
  );
  await expect(own.getByRole("radio")).toHaveCount(2);
  await expect(own.getByText("no longer free")).toBeVisible();
  await expect(own.getByText("The time you chose was just taken.")).toBeVisible();
  await expect(own.getByRole("button", { name: "Choose a Time" })).toBeVisible();
  await expectNoViolations(own);
  // Half past two in Lisbon.
  await own.getByRole("radio", { name: /09:30/ }).check();
  await expectNoViolations(own);
  await own.getByRole("button", { name: /^Confirm .*09:30$/ }).click();
  await expect(part(own)).toContainText("09:30 (your time, New York) 14:30 in Lisbon");

  // A time chosen before the page's scripts have loaded is the one that is sent.
  const release = await delayResponses(own, /\/_next\/static\/.*\.js/);
  await part(own).getByRole("link", { name: "Move" }).click({ noWaitAfter: true });
  await own.getByRole("radio").first().check();
  await expect(own.getByRole("button", { name: /^Move to .*14:30$/ })).toBeVisible();
  release();
  await expect(own.getByRole("button", { name: /^Move to .*05:00$/ })).toBeVisible();
  await own.getByLabel(/^Why\?/).fill("A visit at school");
  await own.getByRole("button", { name: /^Move to/ }).click();
  await expect(part(own)).toContainText("You wrote: A visit at school");
  await page.reload();
  await expect(part(page)).toContainText("10:00 (your time, Lisbon)");
  await expect(part(page)).toContainText("Ines Carvalho wrote: A visit at school");
  const stages = page.getByRole("navigation", { name: "Stage" });
  await expect(stages.locator("[aria-current=step]")).toContainText("Interview");

  await button(own, "Call Off").click();
  const dialog = own.getByRole("dialog", { name: "Cancel the interview?" });
  await dialog.getByLabel(/^A few words/).fill("I'm ill");
  await dialog.getByRole("button", { name: "Cancel Interview" }).click();
  await expect(part(own)).toContainText("Cancelled");
  await page.reload();
  await expect(part(page)).toContainText("Ines Carvalho wrote: I'm ill");

  // One calendar entry: booked, moved, called off.
  const versions = await sql("SELECT version FROM interviews WHERE application_id = $1", [id]);
  expect(versions).toEqual([{ version: 3 }]);
  await theirs.close();
});

test("none of the times suits the applicant, and others replace them", async ({
  aBrowser,
  page,
  context,
  anApplication,
}) => {
  const { recruiter, seeker, id } = await anApplication({ title: "Bread baker" });
  await enterAs(context, recruiter);
  const offer = async () => {
    await page.goto(`/employer/applications/${id}/interview-times`);
    await page.getByLabel("Video link").fill("https://example.com/pier");
    await button(page, "Send 2 Times").click();
    await expect(part(page)).toContainText("can choose a time");
  };
  await offer();
  const theirs = await aBrowser();
  await enterAs(theirs, seeker);
  const own = await theirs.newPage();
  await own.goto(`/applications/${id}/interview-times`);
  await button(own, "None of These Works").click();
  await own.getByLabel(/^When could you talk/).fill("I work mornings");
  await button(own, "Ask for Other Times").click();
  await expect(own).toHaveURL(/times=refused/);

  await page.reload();
  await expect(part(page)).toContainText("None of these times works for Ines Carvalho.");
  await expect(part(page)).toContainText("I work mornings");
  await offer();
  await button(page, "Take Back").click();
  await button(page, "Take Back").click();
  await expect(part(page)).toContainText("You took these times back.");
  await own.goto(`/applications/${id}/interview-times`);
  await expect(main(own)).toContainText("The employer took these times back.");
  await theirs.close();
});

test("a recruiter picks times from the week, by touch and by keyboard", async ({
  page,
  context,
  sql,
  anApplication,
}) => {
  const { recruiter, id } = await anApplication({ title: "Bread baker" });
  await enterAs(context, recruiter);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/employer/applications/${id}/interview-times`);
  const week = page.getByRole("group", { name: "Pick two or more times" });
  await expect(button(page, "Send 2 Times")).toBeVisible();
  await button(page, "Week after").click();
  await week.getByRole("button", { name: /^Wed/ }).first().click();
  await week.getByRole("button", { name: /, 09:00 – 09:45/ }).click();
  await expect(button(page, "Send 3 Times")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(week.locator(":focus")).toHaveAccessibleName(/^Thu .*, 09:30 – 10:15/);
  await page.keyboard.press("Enter");
  await expect(button(page, "Send 4 Times")).toBeVisible();
  await expect(week.locator(":focus")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Delete");
  await expect(button(page, "Send 3 Times")).toBeVisible();
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoViolations(page);
    const sideways = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
  }
  await page.getByLabel("Video link").fill("https://example.com/pier");
  await button(page, "Send 3 Times").click();
  await expect(part(page)).toContainText("can choose a time");
  const slots = await sql(
    "SELECT 1 FROM interview_slots s JOIN interview_invitations v USING (set_id) WHERE v.application_id = $1",
    [id],
  );
  expect(slots).toHaveLength(3);
});
