import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** A received email. `words` is everything that a reader could see in it, decoded. */
export type SunkMail = { recipients: string[]; raw: string; mail: ParsedMail; words: string };

/** A mail server for tests. `refuse` makes it reject a number of emails with a code. */
export type MailSink = {
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
export async function startMailSink(): Promise<MailSink> {
  const mails: SunkMail[] = [];
  let refusals = { count: 0, code: 451 };
  const server = new SMTPServer({
    authOptional: true,
    // The product keeps its connections open.
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
  // A process killed while sending resets its connection.
  server.on("error", () => undefined);
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
