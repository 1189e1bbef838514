import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { moveJob } from "@/lib/jobs/commands";
import { db } from "@/lib/platform/db/client";
import { aClient, asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication, makeResume } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { passSeconds, stopClock } from "@/lib/testing/limits";
import { setUpStorage } from "@/lib/testing/storage";
import { withdrawApplication } from "../status.commands";
import { openApplicationResume } from "./resume-access.commands";
import { listResumeViews } from "./resume-access.queries";

setUpStorage();
setUpDatabase();
const scene = setUpHiring({ company: "Harbour Bakery", role: "recruiter" });
stopClock();

let id: string;
let resumeId: string;

beforeEach(async () => {
  resumeId = await makeResume(scene.seeker.id);
  ({ id } = await makeApplication({ userId: scene.seeker.id, jobId: scene.jobId, resumeId }));
});

const client = aClient();
const open = (actor: Actor, of = id) => openApplicationResume(actor, client, of);
const read = async (actor: Actor) => text((await open(actor)).stream);
const audited = (action: string) => db.auditEntry.count({ where: { action } });

describe("openApplicationResume", () => {
  it("opens for its owner, and no one is told", async () => {
    expect(await read(scene.seeker)).toBe("%PDF-1.4 Résumé.pdf");
    expect(await listResumeViews(scene.seeker)).toEqual({});
    expect(await audited("resume.viewed")).toBe(0);
  });

  it("opens for the company, counted once for its owner within ten minutes, and audited each time", async () => {
    expect(await read(scene.employer)).toBe("%PDF-1.4 Résumé.pdf");
    await read(scene.employer);
    passSeconds(601);
    await Promise.all([read(scene.employer), read(scene.employer)]);

    expect(await listResumeViews(scene.seeker)).toMatchObject({
      [resumeId]: [
        { companyName: "Harbour Bakery", jobTitle: "Bread baker" },
        { companyName: "Harbour Bakery" },
      ],
    });
    expect(await audited("resume.viewed")).toBe(4);
    expect(await queuedEvents("applications.resume_viewed")).toHaveLength(2);
    expect(await queuedEvents("applications.moved")).toMatchObject([{ kind: "viewed" }]);
  });

  // OWASP ASVS 2.4.1
  it("refuses the sixty-first within an hour, and audits the attempt", async () => {
    for (let i = 0; i < 60; i += 1) await read(scene.employer);

    await expect(open(scene.employer)).rejects.toMatchObject({ code: "rate_limited" });

    expect(await audited("resume.viewed")).toBe(60);
    expect(await audited("resume.view_refused")).toBe(1);
    expect(await read(scene.seeker)).toContain("%PDF");
  });
});

// OWASP ASVS 8.2.2, 8.4.1, 14.3.2: a resume is only for its owner and the company it was sent to.
describe("a resume can't be opened by", () => {
  const missing = { code: "not_found" };

  it("another seeker, another company or an admin", async () => {
    const strangers = [
      await asActor(await makeUser()),
      await aMemberOf(await makeCompany("Other Bakery")),
      await asActor(await makeUser({ userType: "admin" })),
    ];
    for (const stranger of strangers) await expect(open(stranger)).rejects.toMatchObject(missing);
    expect(await listResumeViews(scene.seeker)).toEqual({});
  });

  it("its employer, once the application is withdrawn", async () => {
    await read(scene.employer);
    await withdrawApplication(scene.seeker, id);

    await expect(open(scene.employer)).rejects.toMatchObject(missing);
    expect(await read(scene.seeker)).toContain("%PDF");
  });

  it("its employer, while it is held, the company is suspended, or after the job was taken down", async () => {
    const held = { status: "held", submittedAt: null } as const;
    await db.application.update({ where: { id }, data: held });
    await expect(open(scene.employer)).rejects.toMatchObject(missing);

    await db.application.update({ where: { id }, data: { status: "submitted" } });
    const companyId = scene.companyId;
    await db.company.update({ where: { id: companyId }, data: { status: "suspended" } });
    await expect(open(scene.employer)).rejects.toMatchObject(missing);

    await db.company.update({ where: { id: companyId }, data: { status: "active" } });
    await moveJob(scene.jobId, "removed");
    await expect(open(scene.employer)).rejects.toMatchObject(missing);
  });

  it("anyone, if none was sent or it was deleted", async () => {
    const other = await makeUser();
    const none = await makeApplication({ userId: other.id, jobId: scene.jobId, resumeId: null });
    await expect(open(scene.employer, none.id)).rejects.toMatchObject(missing);

    await db.applicationDetails.delete({ where: { applicationId: id } });
    await expect(open(scene.seeker)).rejects.toMatchObject(missing);
  });
});
