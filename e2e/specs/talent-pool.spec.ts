import { button, main } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import { anotherJob, mailedLink } from "../support/companies";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";
import { shootAll } from "../support/screenshots";
import { insertApplication } from "../support/sent-applications";

const POOL = "/employer/applications/talent-pool";

test("an applicant agrees to be kept for other jobs, is found and invited, and withdraws", async ({
  page,
  aBrowser,
  aPerson,
  aRecruiter,
  sql,
}) => {
  const seeker = await aPerson();
  const { job } = await aRecruiter({ title: "Bread baker" });
  const id = await insertApplication(sql, { userId: seeker.id, job });
  const next = await anotherJob(sql, job);
  await page.goto(POOL);
  await expect(main(page)).toContainText("No one in your talent pool yet");
  await page.goto(`/employer/applications/${id}`);
  await button(page, "Ask for Talent Pool").click();
  await expect(main(page)).toContainText("was asked and hasn't answered yet");

  const theirs = await aBrowser();
  await enterAs(theirs, seeker);
  const own = await theirs.newPage();
  await own.setViewportSize({ width: 390, height: 844 });
  await own.goto("/app/settings/companies");
  await expect(main(own)).toContainText("asked on");
  await expectNoViolations(own);
  await shootAll(own, "own-talent-pools");
  await own.getByRole("button", { name: /^Yes, Keep Me/ }).click();
  await expect(main(own)).toContainText("You agreed that");

  await page.goto(POOL);
  await page.getByRole("link", { name: "Ines Carvalho" }).click();
  const form = page.getByRole("form", { name: "What your team knows" });
  await form.getByLabel("Skills").fill("Sourdough, Rye");
  await form.getByLabel("Tags").fill("night shift");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  const offer = page.getByRole("form", { name: "A job for them" });
  await offer.getByRole("button", { name: "Continue" }).click();
  await expect(offer.getByLabel("Job", { exact: true })).toHaveAccessibleDescription(
    "Choose a job",
  );
  await offer.getByLabel("Job", { exact: true }).selectOption(next.id);
  await offer.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("list", { name: "Invitations" })).toContainText(
    "Invited to apply for",
  );
  await expectNoViolations(page);
  await shootAll(page, "pooled-person");
  await page.goto(POOL);
  await page.getByRole("searchbox").fill("rye ines");
  await button(page, "Show").click();
  await expect(page.getByRole("list", { name: "People" })).toContainText("night shift");
  await expectNoViolations(page);
  await shootAll(page, "talent-pool");
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await own.reload();
  await expect(main(own)).toContainText("Sourdough, Rye");
  await expect(main(own)).not.toContainText("night shift");
  await own.getByRole("button", { name: /^Withdraw and Delete/ }).click();
  await own.getByRole("button", { name: /^Withdraw and Delete/ }).click();
  await expect(main(own)).toContainText("No company keeps you in a talent pool");
  await page.goto(POOL);
  await expect(main(page)).toContainText("No one in your talent pool yet");
  await theirs.close();
});

test("someone without an account says yes, and later no, by the mailed link", async ({
  page,
  aBrowser,
  aRecruiter,
  sql,
}) => {
  await aRecruiter({ title: "Bread baker" });
  const email = `noor-${crypto.randomUUID().slice(0, 8)}@example.org`;
  await page.goto(POOL);
  const form = page.getByRole("form", { name: "Ask someone" });
  await form.getByLabel("Full Name").fill("Noor Haddad");
  await button(page, "Ask Them").click();
  await expect(form.getByRole("alert")).toContainText("Confirm that you may pass on");
  await expect(form.getByLabel("Full Name")).toHaveValue("Noor Haddad");
  await form.getByLabel("Email Address").fill(email);
  await form.getByLabel("Headline (optional)").fill("Pastry chef");
  await form.getByLabel("How You Met Them").selectOption("Career fair");
  await form.getByLabel("I may pass on their details").check();
  await button(page, "Ask Them").click();
  await expect(page.getByRole("list", { name: "People" })).toContainText("Hasn't answered yet");

  const link = await mailedLink(sql, email);
  const theirs = await aBrowser();
  const own = await theirs.newPage();
  await own.goto(link);
  await expect(main(own)).toContainText("met you at a career fair");
  await expectNoViolations(own);
  await shootAll(own, "talent-pool-link");
  await button(own, "Yes, Keep Me").click();
  await expect(main(own)).toContainText("may keep your details for 12 months");
  await page.reload();
  await expect(page.getByRole("link", { name: "Noor Haddad" })).toBeVisible();
  await own.goto(link);
  await button(own, "Withdraw and Delete").click();
  await expect(main(own)).toContainText("have been deleted");
  await own.goto(link);
  await expect(main(own)).toContainText("Nothing is kept about you here any longer");
  await page.reload();
  await expect(main(page)).toContainText("No one in your talent pool yet");
  await theirs.close();
});
