import { button, main } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { anotherJob } from "../support/companies";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";
import { shootAll } from "../support/screenshots";
import { insertApplication } from "../support/sent-applications";

// A phone shows one part of the desk at a time.
const WIDE = { width: 1440, height: 900 };

test("a person is moved to another job, back, and moved with a message; their page shows where they are", async ({
  page,
  aBrowser,
  aPerson,
  aRecruiter,
  sql,
}) => {
  const seeker = await aPerson();
  const { job } = await aRecruiter({ title: "Bread baker" });
  const other = await anotherJob(sql, job);
  const id = await insertApplication(sql, { userId: seeker.id, job });
  const dialog = page.getByRole("dialog", { name: "Move Ines Carvalho to another job?" });
  const ask = async () => {
    await page.goto(`/employer/applications/${id}`);
    await button(page, "Move to Another Job...").click();
    await expect(dialog.getByLabel("Job", { exact: true })).toBeFocused();
  };
  await ask();
  // Nothing is lost when something is missing.
  await dialog.getByLabel("Message to them (optional)").fill("This suits you better.");
  await button(page, "Move to This Job").click();
  await expect(dialog.getByLabel("Job", { exact: true })).toHaveAccessibleDescription(
    /Choose a job/,
  );
  await expect(dialog.getByLabel(/^Message/)).toHaveValue("This suits you better.");
  await expectNoViolations(page);
  await page.setViewportSize(WIDE);
  await shootAll(page, "transfer-dialog");
  // A tablet is turned: the part of the desk that opened the dialog disappears, the dialog stays.
  await page.setViewportSize({ width: 800, height: 1200 });
  await expect(page.locator("#tab-cv")).not.toHaveCSS("display", "none");
  await expect(dialog).toBeVisible();
  await page.setViewportSize(WIDE);
  await expect(page.locator("#tab-cv")).toHaveCSS("display", "none");
  await page.keyboard.press("Escape");
  await expect(button(page, "Move to Another Job...")).toBeFocused();

  // Without a message, it can be taken back.
  await ask();
  await dialog.getByLabel(/^Message/).fill("");
  await dialog
    .getByLabel("Job", { exact: true })
    .selectOption({ label: `${other.title}, Pune, India` });
  await button(page, "Move to This Job").dblclick();
  await expect(main(page).getByText("Moved here from")).toBeVisible();
  await shootAll(page, "transfer-new");
  await main(page).getByRole("link", { name: job.title }).last().click();
  await expect(main(page).getByText("Moved to")).toContainText(other.title);
  await expectNoViolations(page);
  await page.setViewportSize(WIDE);
  await shootAll(page, "transfer-former");
  await button(page, "Take Back").click();
  await expect(main(page).getByText("Moved to")).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Stage" })).toContainText("New, now");

  await ask();
  await dialog
    .getByLabel("Job", { exact: true })
    .selectOption({ label: `${other.title}, Pune, India` });
  await dialog.getByLabel(/^Message/).fill("This suits you better.");
  await button(page, "Move to This Job").click();
  await expect(main(page).getByText("Moved here from")).toBeVisible();

  const theirs = await aBrowser();
  await enterAs(theirs, seeker);
  const own = await theirs.newPage();
  await own.goto(`/applications/${id}`);
  await expect(main(own)).toContainText(`moved your application to ${other.title}`);
  await expectNoViolations(own);
  await main(own).getByRole("link", { name: other.title }).click();
  await expect(main(own)).toContainText(`You applied for ${job.title}`);
  await expect(main(own).getByText("This suits you better.")).toBeVisible();
  await shootAll(own, "transfer-own");
  await own.setViewportSize({ width: 320, height: 700 });
  expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await theirs.close();

  const mails = await sql<{ subject: string }>(
    "SELECT subject FROM mailbox_messages WHERE address = $1",
    [seeker.email],
  );
  // The first application was opened once; neither move told them that it was opened again.
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    `${job.company} opened your application`,
    `${job.company} wrote to you`,
  ]);
});

test("a dialog that stays open while the window is resized returns the focus, even if scripts notice late", async ({
  page,
  aRecruiter,
  anApplicant,
  sql,
}) => {
  const { job } = await aRecruiter({ title: "Bread baker" });
  await anotherJob(sql, job);
  const id = await anApplicant(job);
  // On a busy machine a new width is drawn before its listeners are called.
  await page.addInitScript(() => {
    const { addEventListener } = MediaQueryList.prototype;
    MediaQueryList.prototype.addEventListener = function (type: string, listener: unknown) {
      const late = (event: Event) => setTimeout(() => (listener as EventListener)(event), 10_000);
      addEventListener.call(this, type, late as EventListener);
    };
  });
  await page.goto(`/employer/applications/${id}`);
  await page.setViewportSize({ width: 800, height: 1200 });
  await page.reload();
  await expect(page.getByRole("tab", { name: "CV" })).toHaveAttribute("aria-selected", "true");
  await page.setViewportSize(WIDE);
  await button(page, "Move to Another Job...").click();
  await expect(page.getByRole("dialog").getByLabel("Job", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button(page, "Move to Another Job...")).toBeFocused({ timeout: 2000 });
});
