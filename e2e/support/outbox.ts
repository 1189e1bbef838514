import type { APIRequestContext, Locator } from "@playwright/test";
import { type RawReply, rawReply } from "@/lib/testing/applications/raw-reply";
import type { Sql } from "./database";
import { expect } from "./fixtures";
import type { Person } from "./people";

/** What the outbox holds of a job: what proves that something was sent, or wasn't. */
export const letters = (sql: Sql, jobId: string) =>
  sql<{ status: string; end_reason: string | null }>(
    `SELECT l.status, l.end_reason FROM application_letters l
     JOIN applications a ON a.id = l.application_id WHERE a.job_id = $1 ORDER BY l.created_at, l.id`,
    [jobId],
  );

/** The subjects of what was mailed to someone. */
export const mailsTo = async (sql: Sql, { email }: Person) =>
  (
    await sql<{ subject: string }>("SELECT subject FROM mailbox_messages WHERE address = $1", [
      email,
    ])
  ).map(({ subject }) => subject);

/** An email as the mailbox keeps it. */
export type Mail = { address: string; subject: string; text: string; replyTo: string | null };

/** A letter as the panel shows it before it is sent. */
export type SeenLetter = { to: string; subject: string; paragraphs: string[] };

/** Every email to one of these addresses, or about the company to anyone at all. */
export function mailsAbout(
  sql: Sql,
  { company, addresses }: { company: string; addresses: readonly string[] },
): Promise<Mail[]> {
  return sql<Mail>(
    `SELECT address, subject, text, reply_to AS "replyTo" FROM mailbox_messages
     WHERE address = ANY($1) OR text LIKE '%' || $2 || '%' ORDER BY sent_at`,
    [addresses, company],
  );
}

/** The latest email to an address in which this is written, once it has come. */
export async function mailTo(sql: Sql, email: string, words: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsAbout(sql, { company: "\\none", addresses: [email] });
        found = mails.findLast(({ subject, text }) =>
          oneLine(`${subject} ${text}`).includes(oneLine(words)),
        );
        return found !== undefined;
      },
      { timeout: 20_000, message: `an email to ${email}: ${words}` },
    )
    .toBe(true);
  if (!found) throw new Error("no email came");
  return found;
}

/** Words as they are read, wherever their lines break. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The letter that the open panel shows now. */
async function shownLetter(preview: Locator): Promise<SeenLetter> {
  const head = preview.locator(".tell-mail-head");
  const to = (await head.locator("span").textContent()) ?? "";
  return {
    to: to.slice(to.indexOf(", to ") + ", to ".length),
    subject: (await head.locator("b").textContent()) ?? "",
    paragraphs: (await preview.locator(".tell-mail-body p").allTextContents()).map(oneLine),
  };
}

/** Reads all the letters of the open panel, one after the other. */
export async function readLetters(
  panel: Locator,
  count: number,
  press: (target: Locator) => Promise<void>,
): Promise<SeenLetter[]> {
  const preview = panel.getByRole("region", { name: "Preview" });
  const seen: SeenLetter[] = [];
  for (let index = 0; index < count; index += 1) {
    if (index > 0) await press(preview.getByRole("button", { name: "Next letter" }));
    if (count > 1) await expect(preview).toContainText(`${index + 1} of ${count}`);
    seen.push(await shownLetter(preview));
  }
  return seen;
}

/** Answers an email, as the mail server hands the answer on (playwright.config.ts). */
export async function answerByEmail(request: APIRequestContext, reply: RawReply): Promise<void> {
  const response = await request.fetch("/api/mail/inbound", {
    method: "POST",
    headers: {
      authorization: "Bearer the-secret-of-the-browser-tests",
      "content-type": "message/rfc822",
    },
    data: Buffer.from(rawReply(reply)),
  });
  expect(await response.json()).toEqual({ outcome: "accepted" });
}
