import { beforeAll, beforeEach } from "vitest";
import { type MailSink, type SunkMail, startMailSink } from "./services/smtp-sink";

let started: Promise<MailSink> | undefined;

/** Starts the process's mail server, the first time, and has the product send to it. */
export async function openMailSink(): Promise<MailSink> {
  started ??= startMailSink();
  const sink = await started;
  process.env["SMTP_URL"] = sink.url;
  process.env["MAIL_FROM"] = "harbour@jobs.example.org";
  process.env["SITE_URL"] = "https://jobs.example.org";
  return sink;
}

type SetUpSink = Omit<MailSink, "close"> & {
  /** The mails that went to an address. */
  mailsTo: (address: string) => SunkMail[];
  /** To whom each mail went, with its subject. */
  subjects: () => [string | undefined, string | undefined][];
};

/**
 * Gives the test file a mail server that the product sends to, empty before each test, and a site
 * address. Call it once at the top of the file, before anything reads the configuration.
 */
export function setUpMailSink(): SetUpSink {
  let sink: MailSink | undefined;
  const used = (): MailSink => {
    if (!sink) throw new Error("the mail server has not started");
    return sink;
  };
  beforeAll(async () => {
    sink = await openMailSink();
  });
  beforeEach(() => {
    used().mails.length = 0;
    used().refuse(0);
  });
  return {
    get url() {
      return used().url;
    },
    get mails() {
      return used().mails;
    },
    refuse: (count, code) => used().refuse(count, code),
    mailsTo: (address) => used().mails.filter(({ recipients }) => recipients.includes(address)),
    subjects: () => used().mails.map(({ mail, recipients }) => [recipients[0], mail.subject]),
  };
}

/** The only address with a token in an email's text. Fails the test if there is none. */
export function linkIn(sunk: SunkMail | undefined): string {
  const [link] = /https?:\/\/\S+token=\S+/.exec(sunk?.mail.text ?? "") ?? [];
  if (!link) throw new Error("the mail has no link");
  return link;
}
