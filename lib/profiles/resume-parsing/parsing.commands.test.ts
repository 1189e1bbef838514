import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { deleteFile } from "@/lib/platform/storage/storage";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { aDocx, aPdf, aPlainPdf } from "@/lib/testing/resumes";
import { settle } from "@/lib/testing/services/worker";
import { setUpStorage } from "@/lib/testing/storage";
import { uploadResume } from "../resumes/commands";
import { listFindings } from "../resumes/findings.queries";
import { listResumes } from "../resumes/queries";
import { readDocument, readResume } from "./parsing.commands";

setUpDatabase();
setUpStorage();

const CV = [
  "Meera of the Harbour",
  "Experience",
  "Harbour Engineer, Docklight\tMar 2019 - Present",
  "Education",
  "BSc in Physics, University of Pune\tSep 2015 - Jun 2018",
  "Skills",
  "Python, Welding",
];

const aSeeker = async () => asActor(await makeUser());

describe("reading an upload", () => {
  it.each([
    ["cv.pdf", () => aPdf(CV)],
    ["cv.docx", () => aDocx(CV)],
  ])("suggests what it contains: %s", async (name, make) => {
    const actor = await aSeeker();
    const { id } = await uploadResume(actor, { name, bytes: await make() });

    await settle();

    expect(await listResumes(actor)).toMatchObject([{ id, reading: "done" }]);
    expect(await listFindings(actor)).toMatchObject([
      { kind: "contact", content: { field: "fullName", value: "Meera of the Harbour" } },
      {
        kind: "contact",
        content: { field: "headline", value: "Harbour Engineer" },
        doubts: ["latest_job"],
      },
      {
        resumeId: id,
        kind: "experience",
        content: {
          title: "Harbour Engineer",
          company: "Docklight",
          startMonth: "2019-03",
          endMonth: null,
        },
      },
      {
        kind: "education",
        content: { degree: "BSc", institution: "University of Pune", fieldOfStudy: "Physics" },
      },
      { kind: "skill", content: { name: "Python" } },
      { kind: "skill", content: { name: "Welding" } },
    ]);
    const { text } = await db.resume.findUniqueOrThrow({ where: { id } });
    expect(text).toContain("Meera of the Harbour");
  });

  it("is announced once, however often it is requested", async () => {
    const actor = await aSeeker();
    const { id } = await uploadResume(actor, { name: "cv.docx", bytes: aDocx(CV) });

    await Promise.all([readResume({ id }), readResume({ id })]);
    await readResume({ id });

    expect(await queuedEvents("resumes.read")).toEqual([{ id, findings: 6 }]);
    expect(await db.resumeFinding.count()).toBe(4);
    expect(await db.resumeContactFinding.count()).toBe(2);
  });

  it("fails if there is nothing to read", async () => {
    const actor = await aSeeker();
    const { id } = await uploadResume(actor, { name: "cv.docx", bytes: aDocx(CV) });
    const { fileKey } = await db.resume.findUniqueOrThrow({ where: { id } });
    await deleteFile("resumes", fileKey);

    await readResume({ id });

    expect(await listResumes(actor)).toMatchObject([{ reading: "failed" }]);
  });
});

/** A PDF whose single stream unpacks to gigabytes. */
function aStreamBomb(): Buffer {
  const once = deflateSync(Buffer.alloc(400_000_000, 0x20), { level: 9 });
  const content = deflateSync(once, { level: 9 }).toString("latin1");
  const said = `/Length ${content.length}`;
  const text = aPlainPdf({ content }).toString("latin1");
  return Buffer.from(text.replace(said, `${said} /Filter [/FlateDecode /FlateDecode]`), "latin1");
}

/** A PDF whose pages are their own parents and children, endlessly deep. */
function aCircle(): Buffer {
  const text = aPlainPdf().toString("latin1").replace("/Kids [3 0 R]", "/Kids [2 0 R]");
  return Buffer.from(text, "latin1");
}

const nested = "[".repeat(500_000);

// ASVS 15.2.2: whatever a file does ends with the process that reads it.
describe("a file that never ends", () => {
  it.each<[string, "pdf" | "docx" | "doc", () => Buffer | Promise<Buffer>]>([
    ["a stream that unpacks to gigabytes", "pdf", aStreamBomb],
    ["pages that contain themselves", "pdf", aCircle],
    ["endless nesting", "pdf", () => aPlainPdf({ content: nested })],
    ["meaningless bytes", "doc", () => Buffer.alloc(4000, 0xd0)],
  ])("fails or finds nothing within its time: %s", async (_what, format, make) => {
    const bytes = await make();
    const started = performance.now();

    const result = await readDocument({ format, bytes, skills: [] }).catch(() => null);

    expect(result?.findings ?? []).toEqual([]);
    expect(performance.now() - started).toBeLessThan(13_000);
  });

  it("is stopped when its time is up, and the worker survives", async () => {
    const actor = await aSeeker();
    const content = Array.from({ length: 150_000 }, (_, depth) => `<a${depth}>`).join("");
    const bytes = aDocx([], [{ name: "word/document.xml", content }]);
    const { id } = await uploadResume(actor, { name: "deep.docx", bytes });
    await uploadResume(actor, { name: "cv.docx", bytes: aDocx(CV) });

    await settle();

    const read = await listResumes(actor);
    expect(read.find(({ name }) => name === "cv.docx")?.reading).toBe("done");
    expect(read.find((one) => one.id === id)?.reading).toBe("failed");
  });

  it("reads a hundred pages", async () => {
    const bytes = await aPdf(
      [...CV, ...Array.from({ length: 40 }, () => "lorem ipsum dolor")],
      100,
    );

    const { text } = await readDocument({ format: "pdf", bytes, skills: [] });

    expect(text.length).toBeLessThanOrEqual(200_000);
    expect(text.length).toBeGreaterThan(70_000);
  });
});
