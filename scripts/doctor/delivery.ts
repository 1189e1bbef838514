import type { Env } from "../../lib/platform/env";
import { sendMail } from "../../lib/platform/mail/mail";
import { checkSmtp } from "../../lib/platform/mail/smtp";
import { siteSettings } from "../../lib/platform/settings";
import { about, type CheckResult, inWords } from "./check-result";

const { good, warning, wrong } = about("Email");

async function sendTest(address: string): Promise<CheckResult> {
  const { siteName } = siteSettings();
  const text = `This is a test from ${siteName}. It arrived, so emails from the site do.`;
  try {
    await sendMail({
      messageId: crypto.randomUUID(),
      to: { name: null, address },
      subject: `Test from ${siteName}`,
      text: `${text}\n`,
      html: `<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`,
      headers: {},
    });
    return good(
      `The mail server took a message to ${address}. If it doesn't arrive, look at its log and at the domain's SPF and DKIM records.`,
    );
  } catch (error) {
    return wrong(`A message to ${address} was refused: ${inWords(error)}.`);
  }
}

/** The way out for emails; with `testAddress` also by sending one there. */
export async function checkEmail(settings: Env, testAddress?: string): Promise<CheckResult[]> {
  const { SMTP_URL } = settings;
  if (!SMTP_URL) {
    return [
      warning(
        "Emails stay in the product (MAILBOX=on). For a real site, set SMTP_URL and MAIL_FROM.",
      ),
    ];
  }
  try {
    await checkSmtp(SMTP_URL);
  } catch (error) {
    const { host } = new URL(SMTP_URL);
    return [wrong(`${host} doesn't take emails from us: ${inWords(error)}. Check SMTP_URL.`)];
  }
  const reached = good("The mail server answers and accepts the login.");
  return testAddress ? [reached, await sendTest(testAddress)] : [reached];
}
