import { afterAll, beforeAll, beforeEach } from "vitest";
import { type MailSink, type SunkMail, startMailSink } from "./services/smtp-sink";

/**
 * Gives the test file a mail server that the product sends to, empty before each test, and a site
 * address. Call it once at the top of the file, before anything reads the configuration.
 */
export function setUpMailSink(): Omit<MailSink, "close"> {
  let sink: MailSink | undefined;
  const started = (): MailSink => {
    if (!sink) throw new Error("the mail server has not started");
    return sink;
  };
  beforeAll(async () => {
    sink = await startMailSink();
    process.env["SMTP_URL"] = sink.url;
    process.env["MAIL_FROM"] = "harbour@jobs.example.org";
    process.env["SITE_URL"] = "https://jobs.example.org";
  });
  beforeEach(() => {
    started().mails.length = 0;
    started().refuse(0);
  });
  afterAll(() => sink?.close());
  return {
    get url() {
      return started().url;
    },
    get mails() {
      return started().mails;
    },
    refuse: (count, code) => started().refuse(count, code),
  };
}

/** The only address with a token in an email's text. Fails the test if there is none. */
export function linkIn(sunk: SunkMail | undefined): string {
  const [link] = /https?:\/\/\S+token=\S+/.exec(sunk?.mail.text ?? "") ?? [];
  if (!link) throw new Error("the mail has no link");
  return link;
}
