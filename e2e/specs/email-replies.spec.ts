import { randomUUID } from "node:crypto";
import { rawReply } from "@/lib/testing/applications/raw-reply";
import { aPlainPdf } from "@/lib/testing/resumes";
import { expectNoViolations } from "../support/axe";
import type { Sql } from "../support/database";
import { expect, test } from "../support/fixtures";
import { enterAs, type Person } from "../support/people";
import { callAs } from "../support/sent-applications";

const SECRET = "the-secret-of-the-browser-tests";

type Mail = { text: string; replyTo: string };

/** The latest email to someone in which this is written, once it has come. */
async function mailTo(sql: Sql, { email }: Person, words: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const rows = await sql<Mail>(
        'SELECT text, reply_to AS "replyTo" FROM mailbox_messages WHERE address = $1 AND text LIKE $2 ORDER BY sent_at DESC LIMIT 1',
        [email, `%${words}%`],
      );
      found = rows[0];
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error("no email came");
  return found;
}

test("a message is answered from the mail program, and both read it on the site", async ({
  page,
  context,
  request,
  sql,
  anApplication,
}) => {
  const { recruiter, seeker, id } = await anApplication({ title: "Bread baker" });
  const send = (raw: string, secret = SECRET) =>
    request.fetch("/api/mail/inbound", {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "message/rfc822" },
      data: Buffer.from(raw),
    });

  const text = "Can you come on Tuesday at ten?";
  const asked = { id: randomUUID(), text };
  await callAs(request, recruiter)("POST", `/api/applications/${id}/messages`, asked);
  const { text: mail, replyTo } = await mailTo(sql, seeker, text);
  expect(mail).toContain("Answer this email, and ");
  const answer = rawReply({
    from: `Ines <${seeker.email}>`,
    to: replyTo,
    text: `Tuesday at ten is fine.\r\n\r\n> ${text}\r\n`,
    files: [{ name: "diploma.pdf", bytes: aPlainPdf() }],
  });
  expect((await send(answer, "wrong")).status()).toBe(401);
  const forged = rawReply({ from: "eve@evil.example", to: replyTo, text: "I am Ines." });
  expect(await (await send(forged)).json()).toEqual({ outcome: "other_sender" });
  expect(await (await send(answer)).json()).toEqual({ outcome: "accepted" });
  expect(await (await send(answer)).json()).toEqual({ outcome: "accepted" });

  await enterAs(context, seeker);
  await page.goto(`/applications/${id}`);
  await expect(page.getByText("Tuesday at ten is fine.")).toHaveCount(1);
  await expect(page.getByText("I am Ines.")).toHaveCount(0);

  const back = await mailTo(sql, recruiter, "Tuesday at ten is fine.");
  const thanks = rawReply({ from: recruiter.email, to: back.replyTo, text: "See you then!" });
  expect(await (await send(thanks)).json()).toEqual({ outcome: "accepted" });
  await enterAs(context, recruiter);
  await page.goto(`/employer/applications/${id}#messages`);
  await expect(page.getByText("See you then!")).toBeVisible();
  await expect(page.getByText("Tuesday at ten is fine.")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "diploma.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("diploma.pdf");
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
