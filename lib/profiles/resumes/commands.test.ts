import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { readBytes } from "@/lib/http/body";
import { BODY_LIMITS } from "@/lib/http/body-limits";
import { resumeFile, sendFile } from "@/lib/http/download";
import { db } from "@/lib/platform/db/client";
import { aClient, asActor, makeUser } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { aDocx, aPlainPdf, aResumeFile } from "@/lib/testing/resumes";
import { setUpStorage } from "@/lib/testing/storage";
import { removeResume } from "./changes.commands";
import { downloadResume, uploadResume } from "./commands";
import { RESUME_MAX_BYTES, RESUME_REFUSALS } from "./files.schema";
import { listResumes, openResume } from "./queries";

setUpDatabase();
const storage = setUpStorage();

const aSeeker = async () => asActor(await makeUser());

describe("uploading", () => {
  it("stores the file under a generated name, and has it read", async () => {
    const actor = await aSeeker();
    const { bytes } = aResumeFile();

    const resume = await uploadResume(actor, { name: "../../Meera\u202e CV.pdf", bytes });

    expect(resume).toMatchObject({
      name: "Meera CV.pdf",
      format: "pdf",
      size: bytes.length,
      isDefault: true,
      reading: "waiting",
    });
    const [file] = await storage.list();
    expect(file).toMatch(/^[\w-]{43}\.pdf$/);
    expect(await queuedEvents("resumes.uploaded")).toEqual([{ id: resume.id }]);
    const audit = await db.auditEntry.findMany({ where: { action: "resume.uploaded" } });
    expect(audit).toMatchObject([{ actorId: actor.id, targetId: resume.id }]);
    const opened = await openResume(resume.id);
    expect(opened && (await buffer(opened.stream)).equals(bytes)).toBe(true);
  });

  it("stores one file if it is sent twice, even simultaneously", async () => {
    const actor = await aSeeker();
    const file = aResumeFile();

    const sent = await Promise.all([1, 2, 3, 4].map(() => uploadResume(actor, file)));

    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await db.resume.count()).toBe(1);
    expect(await storage.list()).toHaveLength(1);
    expect(await queuedEvents("resumes.uploaded")).toHaveLength(1);
  });

  it("makes one file the default, even if several are uploaded at once", async () => {
    const actor = await aSeeker();

    await Promise.all([1, 2, 3, 4].map(() => uploadResume(actor, aResumeFile())));

    expect((await listResumes(actor)).map(({ isDefault }) => isDefault)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("stores the same file separately for two people", async () => {
    const [one, other] = [await aSeeker(), await aSeeker()];
    const file = aResumeFile();

    const first = await uploadResume(one, file);
    const second = await uploadResume(other, file);

    expect(first.id).not.toBe(second.id);
    expect(await storage.list()).toHaveLength(2);
  });

  it("accepts ten files, even if several are uploaded at once", async () => {
    const actor = await aSeeker();

    const tried = await Promise.allSettled(
      Array.from({ length: 13 }, () => uploadResume(actor, aResumeFile())),
    );

    const refused = tried.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({
      reason: { code: "conflict", fields: { resume: [expect.stringMatching(/^You can keep 10/)] } },
    });
    expect(await storage.list()).toHaveLength(10);
    expect(await db.resume.count()).toBe(10);
  });

  it("accepts the largest file, and not one byte more", async () => {
    const send = (size: number) =>
      new Request("http://x", { method: "POST", body: Buffer.alloc(size) });

    await expect(
      readBytes(send(RESUME_MAX_BYTES), BODY_LIMITS["/api/resumes"]),
    ).resolves.toHaveLength(RESUME_MAX_BYTES);
    await expect(
      readBytes(send(RESUME_MAX_BYTES + 1), BODY_LIMITS["/api/resumes"]),
    ).rejects.toMatchObject({
      code: "too_large",
    });
  });

  it.each([
    ["", Buffer.alloc(0), RESUME_REFUSALS.missing],
    ["cv.pdf", Buffer.alloc(0), RESUME_REFUSALS.empty],
    ["cv.exe", Buffer.from("MZ"), RESUME_REFUSALS.kind],
    ["cv.pdf", aPlainPdf({ trailer: "/Encrypt 9 0 R " }), RESUME_REFUSALS.password],
    ["cv.docx", aDocx().subarray(0, 300), RESUME_REFUSALS.failed],
  ])("refuses %j with its message", async (name, bytes, message) => {
    await expect(uploadResume(await aSeeker(), { name, bytes })).rejects.toMatchObject({
      code: "invalid",
      message,
      fields: { resume: [message] },
    });
    expect(await storage.list()).toEqual([]);
    expect(await db.resume.count()).toBe(0);
  });

  it("says that it can be tried again when the storage fails, and stores nothing", async () => {
    const actor = await aSeeker();
    const file = `${storage.folder}/resumes`;
    const { writeFile } = await import("node:fs/promises");
    await writeFile(file, "no folder");

    await expect(uploadResume(actor, aResumeFile())).rejects.toMatchObject({
      code: "unavailable",
      message: RESUME_REFUSALS.failed,
    });
    expect(await db.resume.count()).toBe(0);
  });

  it("leaves no file behind when the account is deleted in the meantime", async () => {
    const actor = await aSeeker();
    await db.user.delete({ where: { id: actor.id } });

    await expect(uploadResume(actor, aResumeFile())).rejects.toThrow();
    expect(await storage.list()).toEqual([]);
  });

  it("is not retried forever", async () => {
    const actor = await aSeeker();
    const no = { name: "no", bytes: Buffer.from("no") };

    const tried = await Promise.allSettled(
      Array.from({ length: 41 }, () => uploadResume(actor, no)),
    );

    const codes = tried.map((one) => one.status === "rejected" && one.reason.code);
    expect(codes.filter((code) => code === "rate_limited")).toHaveLength(1);
  });
});

// ASVS 3.2.1, 5.4.1: a download is saved, and nothing in it runs here.
describe("a download", () => {
  it("is the file, to be saved, with our type, uncached, and audited", async () => {
    const actor = await aSeeker();
    const { bytes } = aResumeFile();
    const { id } = await uploadResume(actor, { name: 'Zoë "CV".pdf', bytes });

    const response = sendFile(resumeFile(await downloadResume(actor, aClient(), id)));

    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(response.headers)).toEqual({
      "content-type": "application/pdf",
      "content-length": String(bytes.length),
      "content-disposition": `attachment; filename="Zo_ _CV_.pdf"; filename*=UTF-8''Zo%C3%AB%20%22CV%22.pdf`,
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
    const audit = await db.auditEntry.findMany({ where: { action: "resume.downloaded" } });
    expect(audit).toMatchObject([{ actorId: actor.id, targetId: id, network: expect.any(String) }]);
  });

  it("ends when the resume is removed", async () => {
    const actor = await aSeeker();
    const { id } = await uploadResume(actor, aResumeFile());
    await removeResume(actor, id);

    await expect(downloadResume(actor, aClient(), id)).rejects.toMatchObject({ code: "not_found" });
  });
});
