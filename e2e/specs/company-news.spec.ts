import type { Page } from "@playwright/test";
import { button, main } from "../support/account-forms";
import { expectNoViolations } from "../support/axe";
import {
  aCompany,
  aCompanyName,
  anOwnCompany,
  dropCompanies,
  mailedLink,
} from "../support/companies";
import { expect, test } from "../support/fixtures";
import { enterAs } from "../support/people";
import { callAs } from "../support/sent-applications";

test.afterEach(({ sql }) => dropCompanies(sql));
test.use({ timezoneId: "Europe/Lisbon" });

const SETTINGS = "/app/settings#company-news";
const panel = (page: Page) => page.getByRole("region", { name: "Emails From Your Companies" });
const saved = (page: Page) =>
  page.locator("[data-sonner-toast]").filter({ hasText: "Your choice is saved." }).first();

test("each company's news comes when its member wants it", async ({ page, aMember, sql }) => {
  const person = await aMember({ userType: "employer" });
  const [name, other] = [aCompanyName(), aCompanyName()];
  const companyId = await aCompany(sql, [person], { name });
  await aCompany(sql, [person], { name: other });
  await page.goto(SETTINGS);
  const own = panel(page).getByRole("group", { name });
  const news = own.getByLabel("Applications for your jobs");
  await expect(news).toHaveValue("at_once");
  await expect(own).toContainText("Interviews that you take part in");
  await expect(own.getByText("Always, at once")).toHaveCount(2);

  await news.focus();
  await news.selectOption("Daily, at 7 in the morning");
  await expect(saved(page)).toBeVisible();
  await page.reload();

  await expect(news).toHaveValue("daily");
  await expect(
    panel(page).getByRole("group", { name: other }).getByLabel("Applications for your jobs"),
  ).toHaveValue("at_once");
  const [row] = await sql<{ timeZone: string; kinds: string[] }>(
    `SELECT u.time_zone AS "timeZone", array_agg(c.kind) AS kinds FROM users u
     JOIN company_news_choices c ON c.user_id = u.id AND c.company_id = $2
     WHERE u.id = $1 GROUP BY 1`,
    [person.id, companyId],
  );
  expect(row).toEqual({ timeZone: "Europe/Lisbon", kinds: ["new_application"] });
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [1440, 390, 320]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await expectNoViolations(page);
      const sideways = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
    }
  }
});

test("a choice that can't be saved is reverted, and says so", async ({ page, aMember, sql }) => {
  const { id: companyId } = await anOwnCompany({ aMember, sql });
  await page.goto(SETTINGS);
  const news = panel(page).getByLabel("Messages from applicants");
  await expect(news).toHaveValue("at_once");
  await sql("DELETE FROM company_members WHERE company_id = $1", [companyId]);
  await news.selectOption("Off");
  await expect(page.getByText("You have no company at this address.")).toBeVisible();
  await expect(news).toHaveValue("at_once");
});

test("the link in an email stops that kind, without signing in and without scripts", async ({
  aBrowser,
  page,
  context,
  request,
  sql,
  anApplication,
}) => {
  const { recruiter, seeker, id } = await anApplication();
  const write = (text: string) =>
    callAs(request, seeker)("POST", `/api/applications/${id}/messages`, {
      id: crypto.randomUUID(),
      text,
    });
  expect((await write("When do you start?")).ok()).toBe(true);
  const link = await mailedLink(sql, recruiter.email);
  expect(link).toContain("/company-news/unsubscribe");

  const plain = await aBrowser({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(link);
  await expect(main(still)).toContainText("Messages from applicants");
  await still.getByRole("button", { name: "Stop these emails" }).click();
  await expect(main(still)).toContainText("Stopped.");
  await plain.close();

  // Again, with scripts: a repeat changes nothing.
  await page.goto(link);
  await expectNoViolations(page);
  await button(page, "Stop these emails").click();
  await expect(main(page)).toContainText("Stopped.");
  await enterAs(context, recruiter);
  await page.goto(SETTINGS);
  await expect(panel(page).getByLabel("Messages from applicants")).toHaveValue("off");
  await expect(panel(page).getByLabel("Applications for your jobs")).toHaveValue("at_once");

  await page.goto("/company-news/unsubscribe?token=none");
  await expect(main(page)).toContainText("This link is incomplete");
});
