import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import {
  openMessageFile,
  sweepMessageFiles,
} from "@/lib/applications/messaging/message-files.commands";
import { listMessages } from "@/lib/applications/messaging/messages.queries";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { listFiles } from "@/lib/platform/storage/storage";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { rawReply } from "@/lib/testing/applications/raw-reply";
import { converse, receive, setUpReplies } from "@/lib/testing/applications/replies";
import { setUpDatabase } from "@/lib/testing/database";
import { setUpMailSink } from "@/lib/testing/mail-sink";
import { aDocx, aPlainPdf } from "@/lib/testing/resumes";
import { startVirusScanner, VIRUS } from "@/lib/testing/services/virus-scanner";
import { setUpStorage } from "@/lib/testing/storage";
import { receiveReply } from "./receiving.commands";

const sink = setUpMailSink();
setUpDatabase();
setUpStorage();
setUpReplies();

const pdf = (name = "diploma.pdf") => ({ name, bytes: aPlainPdf() });
const DAY_MS = 86_400_000;

async function lastMessage() {
  return db.applicationMessage.findFirstOrThrow({
    orderBy: { sentAt: "desc" },
    select: { text: true, files: { orderBy: { position: "asc" }, select: { name: true } } },
  });
}

async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of listFiles("messages")) keys.push(key);
  return keys;
}

const noticeSubjects = () => sink.mails.map(({ mail }) => mail.subject);

describe("the files of a reply by email", () => {
  afterEach(() => {
    delete env().CLAMD_SOCKET;
  });

  it("are added to the conversation once, and only its two sides can open them", async () => {
    const { seeker, member, applicationId, to } = await converse();
    const raw = Buffer.from(
      rawReply({
        ...{ from: seeker.email, to },
        files: [pdf(), { name: "../letter.docx", bytes: aDocx(), isInline: true }],
      }),
    );
    expect(await receiveReply(raw)).toBe("accepted");
    expect(await receiveReply(raw)).toBe("accepted");

    const { messages } = await listMessages(member, applicationId);
    const files = messages.at(-1)?.files ?? [];
    expect(files.map(({ name }) => name)).toEqual(["diploma.pdf", "letter.docx"]);
    expect(await db.messageFile.count()).toBe(2);
    expect(noticeSubjects()).toEqual([]);

    const ask = { applicationId, fileId: files[0]?.id ?? "" };
    const owner = await asActor(seeker);
    for (const side of [member, owner]) {
      const { stream, name } = await openMessageFile(side, ask);
      expect(name).toBe("diploma.pdf");
      expect(await text(stream)).toContain("%PDF");
    }
    const stranger = await asActor(await makeUser({ userType: "employer" }));
    await expect(openMessageFile(stranger, ask)).rejects.toMatchObject({ code: "not_found" });
    const other = { ...ask, fileId: applicationId };
    await expect(openMessageFile(owner, other)).rejects.toMatchObject({ code: "not_found" });
    const opened = { action: "application.message_file_opened" };
    expect(await db.auditEntry.count({ where: opened })).toBe(2);
  });

  it("stay closed, and without a name, while blind screening hides the applicant", async () => {
    const { seeker, member, applicationId, to } = await converse();
    await db.company.updateMany({ data: { isBlind: true } });
    const file = pdf("ines-carvalho.pdf");
    expect(await receive({ from: seeker.email, to, text: "", files: [file] })).toBe("accepted");

    const message = (await listMessages(member, applicationId)).messages.at(-1);
    expect(message).toMatchObject({ text: "1 file is attached.", files: [{ name: null }] });
    const ask = { applicationId, fileId: message?.files[0]?.id ?? "" };
    await expect(openMessageFile(member, ask)).rejects.toMatchObject({ code: "forbidden" });
    await expect(openMessageFile(await asActor(seeker), ask)).resolves.toBeDefined();
  });

  it.each([
    ["of another kind", { name: "notes.zip", bytes: Buffer.from("PK") }, "be a PDF, DOC or DOCX"],
    [
      "with an extension of another format",
      { name: "cv.pdf", bytes: Buffer.from("MZ") },
      "be a PDF",
    ],
    ["that are broken", { name: "cv.pdf", bytes: Buffer.from("%PDF-1.4\n") }, "cv.pdf"],
    ["that are empty", { name: "cv.pdf", bytes: Buffer.alloc(0) }, "it is empty"],
    [
      "that are too large",
      { name: "cv.pdf", bytes: Buffer.alloc(5 * 1024 * 1024 + 1, "%PDF-1.4\n") },
      "smaller than 5MB",
    ],
  ])("%s are left out, and the writer is told why", async (_what, file, why) => {
    const { seeker, to } = await converse();

    expect(await receive({ from: seeker.email, to, files: [file] })).toBe("accepted");

    expect(await lastMessage()).toEqual({ text: "Yes, gladly.", files: [] });
    expect(sink.mails.map(({ recipients }) => recipients)).toEqual([[seeker.email]]);
    expect(noticeSubjects()).toEqual(["Your answer about Bread baker was sent without its files"]);
    expect(sink.mails[0]?.mail.text?.replace(/\s+/g, " ")).toContain(`${file.name} wasn't sent: `);
    expect(sink.mails[0]?.mail.text?.replace(/\s+/g, " ")).toContain(why);
    expect(await stored()).toEqual([]);
  });

  it("are at most five; the writer is told of the others", async () => {
    const { seeker, to } = await converse();
    const files = ["a", "b", "c", "d", "e", "f"].map((name) => pdf(`${name}.pdf`));

    expect(await receive({ from: seeker.email, to, files })).toBe("accepted");

    expect((await lastMessage()).files).toHaveLength(5);
    expect(noticeSubjects()).toEqual([
      "Your answer about Bread baker was sent without some of its files",
    ]);
    expect(sink.mails[0]?.mail.text).toContain("f.pdf wasn't sent");
  });

  it("by themselves aren't a reply if none of them is accepted", async () => {
    const { seeker, to } = await converse();
    const file = { name: "notes.zip", bytes: Buffer.from("PK") };

    expect(await receive({ from: seeker.email, to, text: "", files: [file] })).toBe("empty");

    expect(noticeSubjects()).toEqual(["Your answer about Bread baker was not sent"]);
    expect(sink.mails[0]?.mail.text).toContain("notes.zip");
  });

  it("from another sender than the account are never stored", async () => {
    const { to } = await converse();
    const from = "someone@else.example";
    expect(await receive({ from, to, files: [pdf()] })).toBe("other_sender");
    expect(await stored()).toEqual([]);
  });

  it("with a virus are left out, and the others are added", async () => {
    const { seeker, to } = await converse();
    const { socket, server } = await startVirusScanner();
    env().CLAMD_SOCKET = socket;
    const bytes = Buffer.concat([aPlainPdf(), Buffer.from(`\n%${VIRUS}`)]);
    const files = [{ name: "cv.pdf", bytes }, pdf()];
    expect(await receive({ from: seeker.email, to, files })).toBe("accepted");
    server.close();

    expect((await lastMessage()).files).toEqual([{ name: "diploma.pdf" }]);
    expect(sink.mails[0]?.mail.text?.replace(/\s+/g, " ")).toContain("cv.pdf wasn't sent: ");
    expect(await stored()).toHaveLength(1);
  });

  it("wait for the virus scanner: nothing is stored without it", async () => {
    const { seeker, to } = await converse();
    env().CLAMD_SOCKET = "127.0.0.1:1";
    const sent = { from: seeker.email, to, files: [pdf()] };
    await expect(receive(sent)).rejects.toMatchObject({ code: "unavailable" });
    expect(await db.applicationMessage.count()).toBe(1);
  });

  it("are deleted with the application's content", async () => {
    const { seeker, applicationId, to } = await converse();
    await receive({ from: seeker.email, to, files: [pdf()] });
    const later = new Date(Date.now() + DAY_MS);
    await sweepMessageFiles(later);
    expect(await stored()).toHaveLength(1);
    await db.applicationDetails.delete({ where: { applicationId } });
    await sweepMessageFiles(later);
    expect(await stored()).toEqual([]);
  });
});
