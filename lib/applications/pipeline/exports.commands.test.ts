import { randomUUID } from "node:crypto";
import { buffer, text } from "node:stream/consumers";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { aClient, makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { stopClock } from "@/lib/testing/limits";
import { react } from "@/lib/testing/reactions";
import { setUpStorage } from "@/lib/testing/storage";
import { applicationMoved } from "../events";
import {
  endStaleExports,
  makeCompanyExport,
  openCompanyExport,
  requestCompanyExport,
} from "./exports.commands";
import { listCompanyExports } from "./exports.queries";

const storage = setUpStorage();
setUpDatabase();
const scene = setUpHiring({ role: "recruiter" });
stopClock();

const WITHDRAWN = { status: "withdrawn", decidedAt: new Date() } as const;
const client = aClient();
type ExportOptions = { kind?: "csv" | "zip"; search?: string; ids?: string[] };
const request = ({ kind = "csv", search = "", ids }: ExportOptions = {}, actor = scene.employer) =>
  requestCompanyExport(actor, client, { kind, search, ids });

async function anApplication(
  fullName = "Ines Carvalho",
  status: "submitted" | "offer" = "submitted",
) {
  const { id: userId } = await makeUser();
  return (await makeApplication({ userId, jobId: scene.jobId, fullName, status })).id;
}

async function make(asked: ExportOptions = {}): Promise<{ id: string; content: Buffer }> {
  const { id } = await request(asked);
  await makeCompanyExport(id);
  return { id, content: await buffer((await openCompanyExport(scene.employer, id)).stream) };
}
const table = async (asked: ExportOptions = {}) =>
  Papa.parse<Record<string, string>>((await make(asked)).content.toString().replace("\uFEFF", ""), {
    header: true,
    skipEmptyLines: true,
  }).data;

describe("a CSV file", () => {
  it("contains every open application, and no formula", async () => {
    await anApplication('=HYPERLINK("https://evil.example","x")');
    const { content } = await make();

    expect([...content.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [row] = await table();
    expect(row).toMatchObject({
      Name: '\'=HYPERLINK("https://evil.example","x")',
      Email: "ines@example.org",
      Job: "Bread baker",
      Stage: "New",
      Status: "Submitted",
      Opened: "no",
    });
  });

  it("contains what the list's filters find, or what is selected of that", async () => {
    const ana = await anApplication("Ana");
    await anApplication("Ben");
    await anApplication("Cleo", "offer");

    expect(await table({ search: "query=ben" })).toMatchObject([{ Name: "Ben" }]);
    expect(await table({ ids: [ana] })).toMatchObject([{ Name: "Ana" }]);
  });

  it("shows only a reference for hidden applicants", async () => {
    await db.company.update({ where: { id: scene.companyId }, data: { isBlind: true } });
    await anApplication("Ana Secret");

    const { content } = await make();

    expect(content.toString()).not.toMatch(/Secret|ines@example/);
    expect(content.toString()).toMatch(/Applicant [0-9A-F]{8}/);
    await expect(request({ kind: "zip" })).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("an archive", () => {
  it("contains the resumes, and tells each applicant that theirs was opened", async () => {
    const id = await anApplication("Ana / Łódź");
    await anApplication("Ben", "offer");

    const { content } = await make({ kind: "zip" });

    const names = content.toString("latin1");
    expect(content.subarray(0, 2).toString()).toBe("PK");
    expect(names).toContain("applications.csv");
    expect(names.match(/%PDF-1\.4/g)).toHaveLength(2);
    expect(names).not.toContain("Ana /");
    expect(await db.resumeView.count()).toBe(2);
    expect(await queuedEvents("applications.resume_viewed")).toHaveLength(2);
    expect(await db.auditEntry.count({ where: { action: "resume.viewed", targetId: id } })).toBe(1);
  });

  it("contains at most sixty resumes an hour", async () => {
    for (let i = 0; i < 61; i += 1) await anApplication(`Person ${i}`);

    await expect(request({ kind: "zip" })).rejects.toMatchObject({
      code: "conflict",
      message: "These are 61 CVs. Select at most 60, or narrow the list.",
    });
    const rows = await db.application.findMany({ take: 60 });
    await request({ kind: "zip", ids: rows.map(({ id }) => id) });
    await expect(request({ kind: "zip", ids: [rows[0]?.id ?? ""] })).rejects.toMatchObject({
      code: "rate_limited",
    });
  }, 90_000);
});

// OWASP ASVS 8.3.2, 14.2.4: no file contains what an employer may no longer read.
describe.each(["csv", "zip"] as const)("a %s file with an applicant who disappears", (kind) => {
  const endings: [string, (applicationId: string) => Promise<unknown>][] = [
    ["withdraws", (id) => db.application.update({ where: { id }, data: WITHDRAWN })],
    ["is erased", (id) => db.application.delete({ where: { id } })],
    [
      "has what they sent deleted",
      (id) => db.applicationDetails.delete({ where: { applicationId: id } }),
    ],
    [
      "applied to a posting that is taken down",
      () =>
        db.job.update({
          where: { id: scene.jobId },
          data: { status: "removed", endedAt: new Date() },
        }),
    ],
  ];

  it.each(endings)("ends when the applicant %s", async (_how, end) => {
    const id = await anApplication("Ana");
    await anApplication("Ben");
    const { id: exportId } = await make({ kind });

    await end(id);

    const opening = openCompanyExport(scene.employer, exportId);
    await expect(opening).rejects.toMatchObject({ code: "gone" });
    expect(await storage.list()).not.toContainEqual(expect.stringMatching(/\.(csv|zip)$/));
    expect((await listCompanyExports(scene.employer)).exports).toMatchObject([
      { state: "expired" },
    ]);
    await expect(openCompanyExport(scene.employer, exportId)).rejects.toMatchObject({
      code: "gone",
    });
  });

  it("is deleted even if no one opens it, unlike other files", async () => {
    const id = await anApplication("Ana");
    const ben = await anApplication("Ben");
    await make({ kind });
    const { id: other } = await make({ kind, ids: [ben] });
    const files = (await storage.list()).length;

    await db.application.update({ where: { id }, data: WITHDRAWN });
    await react(applicationMoved, { id: randomUUID(), applicationId: id, kind: "withdrawn" });

    const ready = { expiresAt: { gt: new Date() } };
    expect(await db.companyExport.findMany({ where: ready })).toMatchObject([
      { id: other, applicationIds: [ben] },
    ]);
    expect(await storage.list()).toHaveLength(files - 1);
    await db.application.delete({ where: { id: ben } });
    await endStaleExports();
    expect(await db.companyExport.count({ where: ready })).toBe(0);
    expect(await storage.list()).toHaveLength(files - 2);
  });
});

// OWASP ASVS 8.2.2, 8.4.1, 14.2.4
describe("a file of applications", () => {
  it("is only for its requester, not available before it is made, and gone after a day", async () => {
    await anApplication();
    const { id } = await request();
    const missing = { code: "not_found" };
    await expect(openCompanyExport(scene.employer, id)).rejects.toMatchObject(missing);
    await makeCompanyExport(id);
    await makeCompanyExport(id);

    const colleague = await aMemberOf(scene.companyId);
    const gone = { ...scene.employer, companies: [] };
    for (const other of [colleague, gone, await aMemberOf(await makeCompany())]) {
      await expect(openCompanyExport(other, id)).rejects.toMatchObject(missing);
    }
    expect((await listCompanyExports(scene.employer)).exports).toMatchObject([
      { id, state: "ready" },
    ]);
    expect((await listCompanyExports(colleague)).exports).toEqual([]);
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    await expect(openCompanyExport(scene.employer, id, tomorrow)).rejects.toMatchObject({
      code: "gone",
    });
    expect(await text((await openCompanyExport(scene.employer, id)).stream)).toContain("Ines");
    const actions = await db.auditEntry.findMany({
      where: { action: { startsWith: "applications." } },
    });
    expect(actions).toHaveLength(2);
  });

  it("is not made for someone who has left in the meantime", async () => {
    await anApplication();
    const { id } = await request();
    await db.companyMember.deleteMany({ where: { userId: scene.employer.id } });

    await makeCompanyExport(id);

    expect(await db.companyExport.findUnique({ where: { id } })).toMatchObject({ fileKey: null });
  });

  it("contains at least one application, all from the person's own companies", async () => {
    await expect(request()).rejects.toMatchObject({ code: "conflict" });
    const stranger = await aMemberOf(await makeCompany());
    await expect(
      request({ search: `companyId=${scene.companyId}` }, stranger),
    ).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
