import type { Page } from "@playwright/test";
import { button, main } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { letters, mailsTo } from "../support/outbox";
import { enterAs, type Person } from "../support/people";
import { APPLICATIONS_PATH, card, drag, lane } from "../support/pipeline";
import { callAs, insertApplication } from "../support/sent-applications";

// Nothing is sent that was not seen: a decision opens the panel, and its letter waits in the outbox.

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

test("a drag to a decision opens the panel; Escape leaves all as it was, Ctrl+Enter does what the button says, Undo takes both back", async ({
  page,
  context,
  sql,
  anApplication,
}) => {
  const { recruiter, seeker, job, id } = await anApplication({ title: "Bread baker" });
  await enterAs(context, recruiter);
  await page.goto(APPLICATIONS_PATH);

  await page.getByRole("button", { name: "Move Ines Carvalho to…" }).click();
  await page.getByRole("menuitem", { name: "Not selected" }).click();
  const panel = page.getByRole("dialog", { name: "Not selected: Ines Carvalho" });
  await expect(panel.getByRole("radio", { name: "Experience" })).toBeFocused();
  await expect(
    panel.getByText("No one at your company has opened this application."),
  ).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Move Ines Carvalho to…" })).toBeFocused();
  expect(await letters(sql, job.id)).toEqual([]);

  // So that both ends of the drag are in view.
  await button(page, "Hide Hired").click();
  await button(page, "Show Not selected").click();
  await drag(card(page, "Ines"), lane(page, "Not selected"), panel);
  await panel.getByRole("radio", { name: "Skills" }).check();
  const text = panel.getByRole("textbox", { name: "Letter" });
  await expect(text).toContainText("Dear Ines");
  await text.press("Control+End");
  await text.pressSequentially(" Your bread stayed with us.");
  await expect(panel.getByRole("region", { name: "Preview" })).toContainText(
    "Your bread stayed with us.",
  );
  await expect(panel.getByRole("button", { name: /^Move, Send at \d\d:\d\d$/ })).toBeVisible();
  await text.press("Control+Enter");
  await expect(panel).toHaveCount(0);
  await expect.poll(() => letters(sql, job.id)).toEqual([{ status: "waiting", end_reason: null }]);
  const [stored] = await sql<{ text: string }>("SELECT text FROM application_letters");
  expect(stored).toBeDefined();
  await button(page, "Undo").click();
  await expect(lane(page, "New").getByText("Ines Carvalho")).toBeVisible();
  await expect
    .poll(() => letters(sql, job.id))
    .toEqual([{ status: "cancelled", end_reason: "recalled" }]);
  const [state] = await sql("SELECT status, told_status FROM applications WHERE id = $1", [id]);
  expect(state).toEqual({ status: "submitted", told_status: null });
  expect(await mailsTo(sql, seeker)).toEqual([]);
});

test("four people are rejected with a reason and letters, which are sent from the outbox, and no one is told before", async ({
  page,
  aPerson,
  sql,
  aRecruiter,
}) => {
  const { job } = await aRecruiter({ title: "Bread baker" });
  const names = ["Ines Carvalho", "Tomasz Wieczorek", "Bo Li", "Priya Raghunathan"];
  const seekers: Person[] = [];
  for (const fullName of names) {
    const seeker = await aPerson();
    seekers.push(seeker);
    await insertApplication(sql, { userId: seeker.id, job }, { fullName });
  }
  await page.goto(`${APPLICATIONS_PATH}?view=table`);
  for (const name of names) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await page.getByRole("button", { name: "Move 4 applications to…" }).click();
  await page.getByRole("menuitem", { name: "Not selected" }).click();
  const panel = page.getByRole("dialog", { name: "Not selected: 4 people" });
  await panel.getByRole("radio", { name: "Experience" }).check();
  await panel.getByRole("radio", { name: /^Tomorrow/ }).check();
  await expectNoViolations(page);
  await panel.getByRole("button", { name: "Move 4, Send Tomorrow" }).click();
  await expect(panel).toHaveCount(0);
  await expect.poll(async () => (await letters(sql, job.id)).length).toBe(4);

  await page.goto(APPLICATIONS_PATH);
  await page.getByRole("link", { name: "4 letters waiting" }).click();
  await expect(main(page)).toContainText("4 people");
  await expectNoViolations(page);
  for (const seeker of seekers) expect(await mailsTo(sql, seeker)).toEqual([]);
  await button(page, "Send the letter to 4 people now").click();
  await expect(main(page)).toContainText("No letters are waiting.");
  expect((await letters(sql, job.id)).map(({ status }) => status)).toEqual(Array(4).fill("sent"));
  for (const seeker of seekers) {
    await expect
      .poll(() => mailsTo(sql, seeker), { timeout: 20_000 })
      .toEqual([`Your application to ${job.company}`]);
  }
  const [{ reasons } = { reasons: 0 }] = await sql<{ reasons: number }>(
    `SELECT count(*)::int AS reasons FROM application_reasons r
     JOIN applications a ON a.id = r.application_id
     WHERE a.job_id = $1 AND r.reason = 'Experience'`,
    [job.id],
  );
  expect(reasons).toBe(4);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

async function makeOffer(page: Page): Promise<void> {
  await page.goto(APPLICATIONS_PATH);
  await page.getByRole("button", { name: "Move Ines Carvalho to…" }).click();
  await page.getByRole("menuitem", { name: "Offer" }).click();
  const panel = page.getByRole("dialog", { name: "Offer: Ines Carvalho" });
  await panel.getByRole("radio", { name: /^Now/ }).check();
  await panel.getByRole("button", { name: "Move, Send Now" }).click();
  await expect(panel.getByText("Enter the pay").first()).toBeVisible();
  await panel.getByLabel(/^Pay \(/).fill("76,000");
  await panel.getByLabel("Starts").fill("2036-02-01");
  await expectNoViolations(page);
  await panel.getByRole("button", { name: "Move, Send Now" }).click();
  await expect(panel).toHaveCount(0);
}

for (const [answer, done] of [
  ["Accept", "You accepted this offer on"],
  ["Decline", "You declined this offer on"],
] as const) {
  test(`an offer is read with its terms and answered: ${answer}`, async ({
    page,
    context,
    request,
    sql,
    anApplication,
  }) => {
    const { recruiter, seeker, id } = await anApplication({ title: "Bread baker" });
    await enterAs(context, recruiter);
    await makeOffer(page);

    await enterAs(context, seeker);
    await page.goto(`/applications/${id}#offer`);
    const offer = page.getByRole("region", { name: "Offer", exact: true });
    await expect(offer).toContainText("76,000");
    await expect(offer).toContainText("1 February 2036");
    await expectNoViolations(page);
    const verb = answer === "Accept" ? "Accept Offer" : "Decline";
    await offer.getByRole("button", { name: verb, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: `${answer} the offer?` });
    if (answer === "Decline") await dialog.getByRole("radio", { name: "Another offer" }).check();
    await dialog.getByLabel("A few words (optional)").fill("Thank you.");
    await dialog.getByRole("button", { name: `${answer} Offer` }).click();
    await expect(offer).toContainText(done);
    await expectNoViolations(page);

    const [stored] = await sql<{ id: string }>(
      "SELECT id FROM application_offers WHERE application_id = $1",
      [id],
    );
    const other = answer === "Accept" ? "decline" : "accept";
    const late = await callAs(request, seeker)("POST", `/api/offers/${stored?.id}/reply`, {
      answer: other,
    });
    expect(late.status()).toBe(409);
    await enterAs(context, recruiter);
    await page.goto(`${APPLICATIONS_PATH}/${id}#offer`);
    const made = page.getByRole("region", { name: "Offers" });
    await expect(made).toContainText(answer === "Accept" ? "Accepted on" : "Declined on");
    await expect(made).toContainText("Thank you.");
    await expect
      .poll(() => mailsTo(sql, recruiter), { timeout: 20_000 })
      .toContain(
        `Ines Carvalho ${answer === "Accept" ? "accepted" : "declined"} your offer for Bread baker`,
      );
  });
}
