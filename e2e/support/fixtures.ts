import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from "@playwright/test";
import { Client } from "pg";
import { joinCompany } from "./companies";
import { databaseUrl, type Sql } from "./database";
import { enterAs, insertPerson, type Person, type PersonValues } from "./people";
import { insertPosting, type PostingValues, type TestPosting } from "./postings";
import { type ApplicationValues, insertApplication } from "./sent-applications";

type Employer = { recruiter: Person; job: TestPosting };
type Owner = { owner: Person; job: TestPosting };

/** What a test may make, and its database. */
export type Fixtures = {
  sql: Sql;
  /**
   * Inserts a posting with a company of its own, which only its address finds; both are deleted
   * after the test.
   */
  aPosting: (values?: PostingValues) => Promise<TestPosting>;
  /** Inserts a person with a session of their own; deleted after the test. */
  aPerson: (values?: PersonValues) => Promise<Person>;
  /** Inserts a person who is logged in in the test's own browser. */
  aMember: (values?: PersonValues) => Promise<Person>;
  /** Inserts a posting and a recruiter of its company. */
  anEmployer: (values?: PostingValues) => Promise<Employer>;
  /** Inserts an employer whose recruiter is logged in in the test's own browser. */
  aRecruiter: (values?: PostingValues) => Promise<Employer>;
  /** Inserts such an employer, and another recruiter of the company. */
  aTeam: (values?: PostingValues) => Promise<Employer & { colleague: Person }>;
  /** Inserts a posting and its company's owner, who is logged in in the test's own browser. */
  anOwner: (values?: PostingValues) => Promise<Owner>;
  /** Inserts someone's application to such a posting; returns its id too. */
  anApplication: (values?: PostingValues) => Promise<Employer & { seeker: Person; id: string }>;
  /** Inserts someone who applied to a posting; returns the application's id. */
  anApplicant: (job: Pick<TestPosting, "id">, values?: ApplicationValues) => Promise<string>;
  /** The network that the test's browsers and calls come from, and nobody else's. */
  network: string;
  /** Opens a browser of somebody else, in the test's network; closed after the test. */
  aBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  quietConsole: undefined;
};

/** A network of its own, for each test or for each person in one, so that the product's limits don't count them together. */
export function anAddress(): string {
  const part = () => Math.floor(Math.random() * 250) + 1;
  return `10.${part()}.${part()}.${part()}`;
}

/**
 * Leaves the product. A page may be on its way to the login because its session has ended, or ask
 * whether to leave what wasn't saved: if it doesn't go by itself, it is closed.
 */
async function leave(page: Page): Promise<void> {
  try {
    await page.goto("about:blank", { timeout: 5000 });
    await page.evaluate(() => stop());
  } catch {
    await page.close();
  }
}

/** What a test of the whole product may use besides a page: its database, and its own failures. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  sql: async ({}, use) => {
    const client = new Client({ connectionString: databaseUrl() });
    await client.connect();
    await use(async (text, values = []) => (await client.query(text, values)).rows as never);
    await client.end();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  network: async ({}, use) => {
    await use(anAddress());
  },
  // The context is one test's after another's (reuseContext in playwright.config.ts), so what is
  // its own is given to it here instead of in the options, and taken back. Made after the people, so
  // that their pages are left before they are gone.
  context: async ({ context, network, aPerson: _people }, use) => {
    await context.setExtraHTTPHeaders({ "x-forwarded-for": network });
    await use(context);
    await Promise.all(context.pages().map(leave));
    await context.clearPermissions();
  },
  request: async ({ playwright, baseURL, network }, use) => {
    const request = await playwright.request.newContext({
      ...(baseURL ? { baseURL } : {}),
      extraHTTPHeaders: { "x-forwarded-for": network },
    });
    await use(request);
    await request.dispose();
  },
  aBrowser: async ({ browser, network }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const extraHTTPHeaders = { "x-forwarded-for": network, ...options.extraHTTPHeaders };
      const context = await browser.newContext({ ...options, extraHTTPHeaders });
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  aPerson: async ({ sql }, use) => {
    const people: string[] = [];
    await use(async (values = {}) => {
      const person = await insertPerson(sql, values);
      people.push(person.id);
      return person;
    });
    await sql("DELETE FROM users WHERE id = ANY($1)", [people]);
  },
  aMember: async ({ context, aPerson }, use) => {
    await use(async (values = {}) => {
      const person = await aPerson(values);
      await enterAs(context, person);
      return person;
    });
  },
  aPosting: async ({ sql }, use) => {
    const companies: string[] = [];
    await use(async (values = {}) => {
      const posting = await insertPosting(sql, values);
      companies.push(posting.companyId);
      return posting;
    });
    await sql("DELETE FROM companies WHERE id = ANY($1)", [companies]);
  },
  anEmployer: async ({ sql, aPerson, aPosting }, use) => {
    await use(async (values = {}) => {
      const [recruiter, job] = [await aPerson({ userType: "employer" }), await aPosting(values)];
      await joinCompany(sql, recruiter, job);
      return { recruiter, job };
    });
  },
  aRecruiter: async ({ context, anEmployer }, use) => {
    await use(async (values = {}) => {
      const employer = await anEmployer(values);
      await enterAs(context, employer.recruiter);
      return employer;
    });
  },
  aTeam: async ({ sql, aPerson, aRecruiter }, use) => {
    await use(async (values = {}) => {
      const [employer, colleague] = [
        await aRecruiter(values),
        await aPerson({ userType: "employer" }),
      ];
      await joinCompany(sql, colleague, employer.job);
      return { ...employer, colleague };
    });
  },
  anOwner: async ({ sql, aMember, aPosting }, use) => {
    await use(async (values = {}) => {
      const [owner, job] = [await aMember({ userType: "employer" }), await aPosting(values)];
      await joinCompany(sql, owner, { ...job, role: "owner" });
      return { owner, job };
    });
  },
  anApplication: async ({ sql, aPerson, anEmployer }, use) => {
    await use(async (values = {}) => {
      const [employer, seeker] = [await anEmployer(values), await aPerson()];
      const id = await insertApplication(sql, { userId: seeker.id, job: employer.job });
      return { ...employer, seeker, id };
    });
  },
  anApplicant: async ({ sql, aPerson }, use) => {
    await use(async (job, values = {}) =>
      insertApplication(sql, { userId: (await aPerson()).id, job }, values),
    );
  },
  // Every page of every test must be silent: no script error, no hydration mismatch, nothing
  // blocked by the content security policy. Failed fetches are the tests' own.
  quietConsole: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on("pageerror", ({ message }) => {
        // The browser's own word for pages that turn into one without a style sheet of ours.
        if (!message.startsWith("Transition was aborted")) noise.push(message);
      });
      page.on("console", (message) => {
        if (message.type() !== "error") return;
        if (message.text().includes("Failed to load resource")) return;
        // Playwright itself looks into the mailbox's frame, in which no script may run.
        if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return;
        noise.push(message.text());
      });
      await use(undefined);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = base;
