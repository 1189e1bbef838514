import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach } from "vitest";

/**
 * A mail as a server got it: whom it was for, and what is in it. `words` is everything a reader
 * could see in it, decoded.
 */
type SunkMail = { recipients: string[]; raw: string; mail: ParsedMail; words: string };

/** A mail server of the tests. `refuse` makes it turn away so many mails, with a code. */
type MailSink = {
  url: string;
  mails: SunkMail[];
  refuse: (count: number, code?: number) => void;
  close: () => Promise<void>;
};

function wordsOf({ headerLines, subject, to, text, html }: ParsedMail): string {
  const readers = [to ?? []].flat().map((list) => list.text);
  const headers = headerLines.map(({ line }) => line);
  return [...headers, subject, ...readers, text, html].join("\n");
}

/** Starts a mail server on a free port. */
async function startMailSink(): Promise<MailSink> {
  const mails: SunkMail[] = [];
  let refusals = { count: 0, code: 451 };
  const server = new SMTPServer({
    authOptional: true,
    // The product's connections stay open.
    closeTimeout: 50,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusals.count > 0) {
          refusals.count -= 1;
          done(Object.assign(new Error("not now"), { responseCode: refusals.code }));
          return;
        }
        const raw = Buffer.concat(chunks);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        simpleParser(raw).then((mail) => {
          mails.push({ recipients, raw: raw.toString("utf8"), mail, words: wordsOf(mail) });
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const bound = server.server.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (count, code = 451) => {
      refusals = { count, code };
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/**
 * Gives the test file a mail server that the product sends to, empty before each test, at a site
 * of its own. Call it once at the top of the file, before anything reads the configuration.
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

/** The one address with a token that a mail's text holds; fails the test when there is none. */
export function linkIn(sunk: SunkMail | undefined): string {
  const [link] = /https?:\/\/\S+token=\S+/.exec(sunk?.mail.text ?? "") ?? [];
  if (!link) throw new Error("the mail has no link");
  return link;
}
