import type { BrowserContext, Page } from "@playwright/test";
import { aName, button, main } from "../support/account-forms";
import { aPdf } from "../support/applying";
import type { Sql } from "../support/database";
import { expect, test } from "../support/fixtures";
import { byKeyboard, byMouse, type InputMethod, openMailedLink } from "../support/input-methods";
import { sendOffer } from "../support/offers";
import { enterAs, type Person } from "../support/people";

// The whole journey of a new employer: from the home page to a job that is found, applied to and
// closed with a message to its applicants. Once with a mouse on a desktop, once at a phone's width
// with the keyboard.

const WORD = "calm seas and 7 herons";
const THANKS = "Thank you for your time, and for the care you put into your letters.";

/** What the journey creates, with names that nothing else has. */
type Names = { user: string; email: string; company: string; domain: string; title: string };

function names(): Names {
  const user = aName();
  const mark = user.slice(-8);
  return {
    user,
    email: `${user}@example.org`,
    company: `Lamps of ${mark}`,
    domain: `lamps-${mark}.example`,
    title: `Lamplighter of the quay ${mark}`,
  };
}

const made: Names[] = [];
test.afterEach(async ({ sql }) => {
  for (const { company, email } of made.splice(0)) {
    await sql("DELETE FROM companies WHERE name = $1", [company]);
    await sql("DELETE FROM users WHERE email = $1", [email]);
  }
});

type Visit = { page: Page; input: InputMethod; names: Names };

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name, exact: true });
const toast = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").filter({ hasText: text }).first();

async function signUp({ page, input, names: { user, email } }: Visit): Promise<void> {
  const { press, type, choose } = input;
  await page.goto("/");
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  if (await menu.isVisible()) await press(menu);
  const entrance = page.getByRole("banner").getByRole("link", { name: "Sign Up" });
  await press(entrance.filter({ visible: true }));
  await type(page.getByLabel("User Name"), user);
  await type(page.getByLabel("Email Address"), email);
  await choose(page.getByLabel("User Type"), "Recruiter");
  await type(page.getByLabel("Password", { exact: true }), WORD);
  await type(page.getByLabel("Confirm Password", { exact: true }), WORD);
  await press(button(page, "Sign Up"));
  await expect(page).toHaveURL("/employer/home", { timeout: 15_000 });
  await expect(main(page)).toContainText("The jobs you post wait until you open it.");

  await openMailedLink(page, input, { to: email, about: /confirm/i });
  await press(button(page, "Confirm my email address"));
  await expect(main(page)).toContainText(`${email} is confirmed.`);
  await press(page.getByRole("link", { name: "Continue" }));
}

async function createCompany({ page, input, names: { company, domain } }: Visit): Promise<void> {
  const { press, type } = input;
  await expect(page).toHaveURL("/employer/home");
  await press(main(page).getByRole("link", { name: "Create Company" }));
  await type(page.getByLabel("Company Name"), company);
  await type(page.getByLabel("Website"), `https://www.${domain}/`);
  await press(button(page, "Create Company"));
  await expect(page.getByRole("heading", { name: company, exact: true })).toBeVisible();
  await expect(main(page).getByText("Not verified", { exact: true })).toBeVisible();
  await press(page.getByRole("link", { name: "Dashboard" }));
}

async function post({ page, input, names: { company, title } }: Visit): Promise<void> {
  const { press, type } = input;
  const field = (label: string) => main(page).getByLabel(label, { exact: true });
  await expect(page).toHaveURL("/employer");
  await type(field("Job Title"), title);
  await type(field("Location"), "Pune");
  await type(field("Job Description"), "You light the lamps of the quay, every evening.");
  await type(field("Required Skills"), "Lamps, Ladders");
  await press(button(page, "Post Job"));
  await expect(toast(page, "Job posted successfully!")).toBeVisible();
  await expect(main(page)).toContainText("Our team reviews the job before it goes live.");
  await expect(main(page)).toContainText(`${company} isn't verified yet`);
  await press(tab(page, "My Job Posts"));
  await expect(page.getByRole("row").filter({ hasText: title })).toContainText("In review");
}

async function verifyCompany({ page, input, names: { company, domain } }: Visit): Promise<void> {
  const { press, type } = input;
  const address = `keeper@${domain}`;
  await press(page.getByRole("banner").getByRole("link", { name: "Company Profile" }));
  await type(page.getByLabel(`An address at ${domain}`), address);
  await press(button(page, "Email a Link"));
  await expect(main(page)).toContainText(`A link is on its way to ${address}`);
  await openMailedLink(page, input, { to: address, about: /verify/i });
  await press(button(page, "Verify the Company"));
  await expect(main(page)).toContainText(`${company} is verified.`);
}

/** Searches from the home page, which stays there when nothing is found. */
async function search({ page, input, names: { title } }: Visit): Promise<void> {
  await page.goto("/");
  await input.type(main(page).getByRole("search").getByLabel("What"), `"${title}"`);
  await page.keyboard.press("Enter");
  await expect(page.getByText("No Job Found").or(count(page)).first()).toBeVisible();
}

const count = (page: Page) => main(page).getByText(/^Found \d+ jobs?$/);

const found = ({ page, names: { title } }: Visit) =>
  main(page).getByRole("link", { name: title, exact: true }).first();

type Seeker = Visit & { person: Person; fullName: string };

async function apply(seeker: Seeker): Promise<void> {
  const { page, input, fullName, names: given } = seeker;
  await search(seeker);
  await input.press(found(seeker));
  // Its own page, or beside the list where there is room.
  await expect(page.locator("h1, aside h2").getByText(given.title, { exact: true })).toBeVisible();
  await input.press(
    page.getByRole("link", { name: "Apply Now", exact: true }).filter({ visible: true }).first(),
  );
  await input.type(page.getByLabel("Full Name"), fullName);
  await page.getByLabel("Resume", { exact: true }).setInputFiles(aPdf());
  await input.press(page.getByRole("button", { name: "Submit Application" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Application Submitted!");
}

async function offer({ page, input }: Visit, [lucky, other]: readonly Seeker[]): Promise<void> {
  const lane = (name: string) => page.getByRole("region", { name: new RegExp(`^${name},`) });
  await page.goto("/employer");
  await input.press(tab(page, "Applications"));
  await expect(lane("New").getByRole("listitem")).toHaveCount(2);
  await input.press(page.getByRole("button", { name: `Move ${lucky?.fullName} to…` }));
  await input.pick(page.getByRole("menuitem", { name: "Offer" }));
  await sendOffer(page, input.press);
  await expect(lane("Offer").getByText(`${lucky?.fullName}`)).toBeVisible();
  await expect(lane("New").getByText(`${other?.fullName}`)).toBeVisible();
}

async function close({ page, input: { press, type }, names: { title } }: Visit): Promise<void> {
  await press(tab(page, "My Job Posts"));
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row).toContainText("Live");
  await press(row.getByRole("link", { name: title }));
  await press(button(page, "Close..."));
  const question = page.getByRole("dialog", { name: "Close 1 job?" });
  await expect(question).toContainText("2 applicants without a final answer");
  await type(question.getByLabel("Message to them (optional)"), THANKS);
  await press(question.getByRole("button", { name: "Close and Send" }));
  await expect(toast(page, "1 job closed.")).toBeVisible();
  await expect(main(page)).toContainText("Closed");
}

/** The subjects of the emails that someone received. */
async function subjects(sql: Sql, { email }: { email: string }): Promise<string[]> {
  const query = "SELECT subject FROM mailbox_messages WHERE address = $1";
  const mails = await sql<{ subject: string }>(query, [email]);
  return mails.map(({ subject }) => subject);
}

async function readDecision(sql: Sql, seeker: Seeker, status: string): Promise<void> {
  const { page, input, person, names: given } = seeker;
  const news = `${given.company} wrote to you`;
  await expect.poll(() => subjects(sql, person), { timeout: 20_000 }).toContain(news);
  await page.goto("/jobs");
  await input.press(page.getByRole("button", { name: /^Notifications, \d+ unread$/ }));
  const bell = page.getByRole("region", { name: "Notifications", exact: true });
  await input.press(bell.getByRole("link", { name: new RegExp(`^Unread: ${news}`) }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(given.title);
  await expect(main(page).getByText(THANKS, { exact: true })).toBeVisible();
  await expect(page.locator(".app-hero .badge")).toHaveText(status);
}

/** Someone with a verified account, arriving from elsewhere. */
async function aSeeker(
  context: BrowserContext,
  given: { person: Person; fullName: string; names: Names },
  makeInput: (page: Page) => InputMethod,
): Promise<Seeker> {
  await enterAs(context, given.person);
  const page = await context.newPage();
  return { ...given, page, input: makeInput(page) };
}

const WAYS = [
  ["with a mouse at a desk", { width: 1440, height: 900 }, byMouse],
  ["by keyboard on a phone", { width: 390, height: 844 }, byKeyboard],
] as const;

for (const [how, viewport, makeInput] of WAYS) {
  test.describe(how, () => {
    test.use({ viewport });

    test("from the home page to a job that is posted, found, applied to and closed with a message", async ({
      page,
      aBrowser,
      aPerson,
      sql,
    }) => {
      test.setTimeout(240_000);
      const way: Visit = { page, input: makeInput(page), names: names() };
      made.push(way.names);
      await signUp(way);
      await createCompany(way);
      await post(way);
      const visitorsPage = await (await aBrowser()).newPage();
      const visitor: Visit = { ...way, page: visitorsPage, input: makeInput(visitorsPage) };
      await search(visitor);
      await expect(main(visitorsPage)).toContainText("No Job Found");

      await verifyCompany(way);
      await expect(async () => {
        await search(visitor);
        await expect(found(visitor)).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 20_000 });
      const address = (await found(visitor).getAttribute("href")) ?? "";
      await visitor.input.press(found(visitor));
      await expect(main(visitorsPage)).toContainText(way.names.company);

      const seekers: Seeker[] = [];
      for (const fullName of ["Ines Carvalho", "Tomasz Wieczorek"]) {
        const given = { person: await aPerson(), fullName, names: way.names };
        const seeker = await aSeeker(await aBrowser(), given, makeInput);
        await apply(seeker);
        seekers.push(seeker);
      }
      const [lucky, unlucky] = seekers as [Seeker, Seeker];
      await offer(way, seekers);
      await close(way);

      await readDecision(sql, lucky, "Offer");
      await readDecision(sql, unlucky, "Closed");
      expect((await subjects(sql, way.names)).join("\n")).toMatch(/^Ines Carvalho applied for /m);
      await visitorsPage.goto(address);
      await expect(main(visitorsPage)).toContainText("closed");
    });
  });
}
