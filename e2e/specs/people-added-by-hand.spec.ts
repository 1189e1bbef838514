import type { Page } from "@playwright/test";
import { button, main } from "../support/account-forms";
import { aPdf } from "../support/applying";
import { expectNoViolations } from "../support/axe";
import { mailedLink } from "../support/companies";
import { expect, type Fixtures, test } from "../support/fixtures";
import { shootAll } from "../support/screenshots";
import { insertApplication } from "../support/sent-applications";

/** What stands out of a narrow screen. */
function tooWide(): string[] {
  const all = [...document.querySelectorAll("main *")];
  const out = all.filter((element) => element.getBoundingClientRect().right > innerWidth);
  return out.map(({ tagName, className }) => `${tagName} ${className}`);
}

/** Calls the API as the page does; returns its answer. */
async function post(page: Page, path: string, json: object): Promise<{ id: string }> {
  const [status, text] = await page.evaluate(
    async ([to, body]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(to, { method: "POST", headers, body });
      return [answer.status, await answer.text()] as const;
    },
    [path, JSON.stringify(json)] as const,
  );
  expect(status, text).toBeLessThan(300);
  return JSON.parse(text || "{}") as { id: string };
}

const anEmail = () => `noor-${crypto.randomUUID().slice(0, 8)}@example.org`;

/** Opens a recruiter's job, to which someone with this address is to be added. */
async function openJob({ page, aRecruiter }: Pick<Fixtures, "aRecruiter"> & { page: Page }) {
  const { job } = await aRecruiter({ title: "Bread baker" });
  await page.goto(`/employer/jobs/${job.id}`);
  return { job, email: anEmail() };
}

test("a recruiter adds someone by hand, and nothing typed is lost", async ({
  page,
  aBrowser,
  sql,
  aRecruiter,
}) => {
  const { job, email } = await openJob({ page, aRecruiter });
  await page.getByRole("link", { name: "Add Person" }).click();
  await expect(page.getByRole("heading", { name: "Add a Person" })).toBeVisible();
  await expect(page.getByLabel("Job", { exact: true })).toHaveValue(job.id);
  await expectNoViolations(page);

  // Nothing is lost when something is missing.
  await page.getByLabel("Full Name").fill("Noor Haddad");
  await page.getByLabel("Headline (optional)").fill("Pastry chef");
  await button(page, "Add Person").click();
  await expect(main(page).getByRole("alert")).toContainText("Confirm that you may pass on");
  await expect(page.getByLabel("Full Name")).toHaveValue("Noor Haddad");
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("How You Met Them").selectOption("Career fair");
  await page.getByLabel("CV").setInputFiles(aPdf("Noor.pdf"));
  await page.getByLabel("I may pass on their details").check();
  await button(page, "Add Person").click();

  await expect(page).toHaveURL(/\/employer\/applications\/[0-9a-f-]{36}/);
  await expect(page.getByRole("heading", { name: "Noor Haddad", level: 1 })).toBeVisible();
  await expect(main(page)).toContainText("Career fair");
  await expect(page.getByRole("region", { name: "CV", exact: true })).toContainText("Noor.pdf");
  await expectNoViolations(page);
  await page.goto(`/employer/applications?jobId=${job.id}`);
  await expect(main(page)).toContainText("Added by");

  const theirs = await aBrowser();
  const other = await theirs.newPage();
  await other.goto(await mailedLink(sql, email));
  await expect(other.getByRole("link", { name: "Noor.pdf" })).toBeVisible();
  await theirs.close();
});

test("an added person replies, chooses a time and deletes it all without an account", async ({
  page,
  aBrowser,
  aPerson,
  sql,
  aRecruiter,
}) => {
  const { job, email } = await openJob({ page, aRecruiter });
  const { id } = await post(page, `/api/employer/jobs/${job.id}/people`, {
    ...{ submissionId: crypto.randomUUID(), fullName: "Noor Haddad", email },
    ...{ origin: "career_fair", mayPassOn: true },
  });
  await post(page, `/api/applications/${id}/messages`, {
    ...{ id: crypto.randomUUID(), text: "Can you come on Friday?" },
  });
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 11);
  await post(page, "/api/employer/interview-times", {
    ...{ id: crypto.randomUUID(), applicationIds: [id], minutes: 45, timeZone: "Europe/Lisbon" },
    ...{ times: [`${day}10:00`, `${day}14:00`], chooseUntil: `${day}09:00`, place: "12 Pier Road" },
  });
  await page.goto(`/employer/applications?jobId=${job.id}`);
  await expect(main(page)).toContainText("Noor Haddad");

  const link = await mailedLink(sql, email);
  const theirs = await aBrowser();
  const other = await theirs.newPage();
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "Bread baker", level: 1 })).toBeVisible();
  await expect(main(other)).toContainText("met you at a career fair");
  await expect(main(other)).toContainText("Can you come on Friday?");
  await expectNoViolations(other);
  await shootAll(other, "added-person");
  await other.getByLabel("Message to").fill("I can come.");
  await button(other, "Send Message").click();
  await expect(other.getByRole("list", { name: "Messages" })).toContainText("I can come.");

  await other.setViewportSize({ width: 320, height: 640 });
  await other.getByRole("link", { name: "Choose a Time" }).click();
  await other.getByRole("radio").first().check();
  await expectNoViolations(other);
  await other.getByRole("button", { name: /^Confirm / }).click();
  await expect(other.getByRole("region", { name: "Interviews" })).toContainText("12 Pier Road");
  expect(await other.evaluate(tooWide)).toEqual([]);
  // The secret in the address goes nowhere else, and opens nothing but their own.
  const answer = await other.request.get(link);
  expect(answer.headers()["referrer-policy"]).toBe("no-referrer");
  expect(answer.headers()["cache-control"]).toContain("no-store");
  const seeker = await aPerson();
  const strange = await insertApplication(sql, { userId: seeker.id, job });
  const token = new URL(link, page.url()).searchParams.get("token") ?? "";
  for (const part of ["messages", "interview-times"]) {
    const headers = { "x-application-link": token };
    const path = `/api/applications/${strange}/${part}`;
    expect((await other.request.get(path, { headers })).status()).toBe(404);
  }
  await other.goto(link);
  await button(other, "Delete My Details").click();
  await expect(main(other)).toContainText("Your details have been deleted.");
  await other.goto(link);
  await expect(main(other)).toContainText("Nothing is kept about you here any longer");
  await theirs.close();

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main(page)).not.toContainText("Noor Haddad");
});
