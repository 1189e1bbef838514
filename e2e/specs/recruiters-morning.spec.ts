import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { button, main } from "../support/account-forms";
import type { Sql } from "../support/database";
import { expect, test } from "../support/fixtures";
import { byMouse, byThumb, type InputMethod } from "../support/input-methods";
import { type Applicant, newApplicants } from "../support/new-applicants";
import {
  answerByEmail,
  mailsAbout,
  mailTo,
  oneLine,
  readLetters,
  type SeenLetter,
} from "../support/outbox";
import { enterAs } from "../support/people";
import type { TestPosting } from "../support/postings";
import { callAs } from "../support/sent-applications";

// A recruiter's morning: twelve new applications are read and rated, four people are refused, two
// invited, one gets an offer and accepts it, and one email is answered. Nothing is sent that was
// not seen: what the mailbox holds at the end is what stood on the screen, and nothing else.

const NAMES = [
  ...["Ines Carvalho", "Tomasz Wieczorek", "Bo Li", "Priya Raghunathan"],
  ...["Noor Haddad", "Åsa Lindqvist", "Kwame Mensah", "Zoë Neil"],
  ...["Marta Kowalska", "Diego Fuentes", "Hana Sato", "Amara Okafor"],
] as const;
const REFUSED = NAMES.slice(0, 4);
const INVITED = NAMES.slice(4, 6);
const [LUCKY = "", ASKER = "", SLIPPED = ""] = NAMES.slice(6);
const ANSWER = "At five in the morning.";

type Morning = {
  page: Page;
  input: InputMethod;
  sql: Sql;
  job: TestPosting;
  applicants: readonly Applicant[];
};

const part = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });
const desk = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(name);

function applicantOf({ applicants }: Morning, name: string): Applicant {
  const found = applicants.find((one) => one.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

async function openDesk(morning: Morning, name: string, tab = ""): Promise<void> {
  const { page } = morning;
  await page.goto(`/employer/applications/${applicantOf(morning, name).id}${tab}`);
  await desk(page, name);
}

/** Says whether the open applicant should go on, which is kept before anything else is done. */
async function recommend(page: Page, { press }: InputMethod): Promise<void> {
  const choice = part(page, "Your Rating").getByRole("group", { name: /^Would you/ });
  await press(choice.getByRole("radio", { name: "Yes", exact: true }));
  await expect(choice.getByRole("button", { name: /^Clear/ })).toBeVisible();
  await expect(choice).toHaveAttribute("aria-busy", "false");
}

/** Goes through the queue of new people from the list, with the button for the next one. */
async function readAll(morning: Morning): Promise<void> {
  const { page, input, sql, job } = morning;
  await page.goto("/employer/home");
  const waiting = main(page).getByRole("listitem").filter({ hasText: "New applications" });
  await expect(waiting).toContainText("12");
  await input.press(waiting.getByRole("link", { name: /^Read/ }));
  // The one who waits longest comes first.
  await input.press(main(page).getByRole("link", { name: NAMES[0], exact: true }));
  for (const [index, name] of NAMES.entries()) {
    await desk(page, name);
    // On phones the CV comes first.
    const letter = part(page, "Application");
    await expect(async () => {
      if (!(await letter.isVisible()))
        await input.press(page.getByRole("tab", { name: "Answers" }));
      await expect(letter).toContainText(`I am ${name} and I bake.`, { timeout: 1000 });
    }).toPass();
    await recommend(page, input);
    const next = page.getByRole("toolbar").getByRole("link", { name: /^Next/ });
    if (index < NAMES.length - 1) await input.press(next);
  }
  const [{ rated } = { rated: 0 }] = await sql<{ rated: number }>(
    `SELECT count(*)::int AS rated FROM application_recommendations r
     JOIN applications a ON a.id = r.application_id WHERE a.job_id = $1`,
    [job.id],
  );
  expect(rated).toBe(NAMES.length);
}

/** A press too far, taken back before anyone hears of it. */
async function slip(morning: Morning): Promise<void> {
  const { page, input } = morning;
  await openDesk(morning, SLIPPED);
  const panel = page.getByRole("dialog", { name: `Not selected: ${SLIPPED}` });
  await input.press(page.getByRole("toolbar").getByRole("button", { name: /^Not selected/ }));
  await input.press(panel.getByRole("button", { name: /^Move, Send at/ }));
  await expect(panel).toHaveCount(0);
  await input.press(button(page, "Undo"));
  await expect(page.getByRole("navigation", { name: "Stage" })).toContainText("New, now");
}

async function refuse({ page, input, job }: Morning): Promise<SeenLetter[]> {
  await page.goto(`/employer/applications?jobId=${job.id}&view=table`);
  for (const name of REFUSED) {
    await input.press(page.getByRole("checkbox", { name: `Select ${name}` }));
  }
  await input.press(page.getByRole("button", { name: "Move 4 applications to…" }));
  await input.pick(page.getByRole("menuitem", { name: "Not selected" }));
  const panel = page.getByRole("dialog", { name: "Not selected: 4 people" });
  await input.press(panel.getByRole("radio", { name: "Experience" }));
  await input.press(panel.getByRole("radio", { name: /^Now/ }));
  const letters = await readLetters(panel, 4, input.press);
  await input.press(panel.getByRole("button", { name: "Move 4, Send Now" }));
  await expect(panel).toHaveCount(0);
  return letters;
}

async function invite(morning: Morning, name: string): Promise<void> {
  const { page, input } = morning;
  await openDesk(morning, name, "#interviews");
  const talks = part(page, "Interviews");
  await input.press(talks.getByRole("link", { name: "Offer Times" }));
  await input.type(page.getByLabel("Video link"), "https://example.com/pier");
  await input.press(button(page, "Send 2 Times"));
  await expect(talks).toContainText(`${name} can choose a time`);
}

async function offer(morning: Morning): Promise<SeenLetter> {
  const { page, input } = morning;
  await openDesk(morning, LUCKY, "#offer");
  const stages = page.getByRole("navigation", { name: "Stage" });
  await input.press(stages.getByRole("button", { name: /^Offer/ }));
  const panel = page.getByRole("dialog", { name: `Offer: ${LUCKY}` });
  await input.type(panel.getByLabel(/^Pay \(/), "42,000");
  await input.type(panel.getByLabel("Starts"), "2036-02-01");
  await input.press(panel.getByRole("radio", { name: /^Now/ }));
  const [letter] = await readLetters(panel, 1, input.press);
  await input.press(panel.getByRole("button", { name: "Move, Send Now" }));
  await expect(panel).toHaveCount(0);
  if (!letter) throw new Error("no letter was shown");
  return letter;
}

/** What the one with the offer does with it. */
async function accept({ input }: Morning, own: Page, { id }: Applicant): Promise<void> {
  await own.goto(`/applications/${id}#offer`);
  const terms = own.getByRole("region", { name: "Offer", exact: true });
  await expect(terms).toContainText("42,000");
  await input.press(terms.getByRole("button", { name: "Accept Offer" }));
  const dialog = own.getByRole("dialog", { name: "Accept the offer?" });
  await input.press(dialog.getByRole("button", { name: "Accept Offer" }));
  await expect(terms).toContainText("You accepted this offer on");
}

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const WAYS = [
  ["by mouse at a desk", DESK, byMouse],
  ["by thumb on a phone", PHONE, byThumb],
] as const;

for (const [how, device, makeInput] of WAYS) {
  test.describe(how, () => {
    test.use(device);

    test("a recruiter's morning: nothing is sent without being seen", async ({
      page,
      aBrowser,
      request,
      aPerson,
      aRecruiter,
      sql,
    }) => {
      test.setTimeout(240_000);
      const { recruiter, job } = await aRecruiter({
        title: "Bread baker",
        company: `Ovens of ${randomUUID().slice(0, 8)}`,
      });
      const applicants = await newApplicants({ sql, aPerson }, job, NAMES);
      const morning: Morning = { page, input: makeInput(), sql, job, applicants };
      const emailOf = (name: string) => applicantOf(morning, name).person.email;

      await readAll(morning);
      await slip(morning);
      const letters = await refuse(morning);
      for (const name of INVITED) await invite(morning, name);
      const offered = await offer(morning);
      const theirs = await aBrowser(device);
      const lucky = applicantOf(morning, LUCKY);
      await enterAs(theirs, lucky.person);
      await accept(morning, await theirs.newPage(), lucky);
      await theirs.close();
      await page.reload();
      await expect(part(page, "Offers")).toContainText("Accepted on");

      const asker = applicantOf(morning, ASKER);
      const question = { id: randomUUID(), text: "When does the first shift start?" };
      const path = `/api/applications/${asker.id}/messages`;
      await callAs(request, asker.person)("POST", path, question);
      const { replyTo } = await mailTo(sql, recruiter.email, question.text);
      const answer = { from: recruiter.email, to: replyTo ?? "", text: ANSWER };
      await answerByEmail(request, answer);
      await openDesk(morning, ASKER, "#messages");
      await expect(part(page, "Messages")).toContainText(ANSWER);

      // The outbox: what was seen, word for word, and to nobody else.
      const seen = [...letters, offered].map(({ to, subject, paragraphs }) => ({
        ...{ name: to, subject },
        words: paragraphs.join(" "),
      }));
      for (const { name, words } of seen) await mailTo(sql, emailOf(name), words);
      for (const name of INVITED) await mailTo(sql, emailOf(name), "Choose one of these times");
      await mailTo(sql, emailOf(ASKER), ANSWER);
      await mailTo(sql, recruiter.email, LUCKY);
      const addresses = applicants.map(({ person }) => person.email);
      const mails = await mailsAbout(sql, { company: job.company, addresses });
      // That their application was opened is told everyone, once, by the site itself.
      const opened = `${job.company} opened your application`;
      const toOpened = mails.filter(({ subject }) => subject === opened);
      expect(new Set(toOpened.map(({ address }) => address)).size).toBe(toOpened.length);
      const sent = mails.filter(
        ({ address, subject }) => address !== recruiter.email && subject !== opened,
      );
      const got = sent.map(({ address, subject }) => `${address} ${subject}`).sort();
      expect(got).toEqual(
        [
          ...seen.map(({ name, subject }) => `${emailOf(name)} ${subject}`),
          ...INVITED.map(
            (name) =>
              `${emailOf(name)} ${job.company} invites you to choose a time for an interview`,
          ),
          `${emailOf(LUCKY)} You accepted the offer from ${job.company}`,
          `${emailOf(ASKER)} ${job.company} wrote to you`,
        ].sort(),
      );
      expect(sent.map(({ text }) => oneLine(text)).join(" ")).not.toContain("Experience");
    });
  });
}
