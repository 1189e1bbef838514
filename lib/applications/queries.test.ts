import { describe, expect, it } from "vitest";
import { moveJob } from "@/lib/jobs/commands";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf, companyOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeJob } from "@/lib/testing/factories";
import { findEmployerView } from "./employer-view/queries";
import { findApplication, listApplications, listApplied } from "./queries";

setUpDatabase();

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe("listApplications", () => {
  it("is empty for someone new", async () => {
    const actor = await asActor(await makeUser());

    expect(await listApplications(actor, 1)).toEqual({
      applications: [],
      counts: { all: 0, open: 0, ended: 0 },
      page: 1,
      pageCount: 1,
    });
  });

  it("lists your own, newest first, by page and by whether they have ended", async () => {
    const user = await makeUser();
    const actor = await asActor(user);
    const statuses = ["submitted", "withdrawn", "interview"] as const;
    const ids: string[] = [];
    for (const [i, status] of statuses.entries()) {
      const jobId = await makeJob();
      ids.push((await makeApplication({ userId: user.id, jobId, status, at: minutesAgo(i) })).id);
      await makeApplication({ userId: (await makeUser()).id, jobId });
    }
    const show = async (shown: "open" | "ended" | "all", page = 1) => {
      const list = await listApplications(actor, page, { show: shown, pageSize: 2 });
      return list.applications.map((row) => (row.kind === "here" ? row.id : ""));
    };

    expect(await show("all")).toEqual([ids[0], ids[1]]);
    expect(await show("all", 2)).toEqual([ids[2]]);
    expect(await show("all", 99)).toEqual([ids[2]]);
    expect(await show("open")).toEqual([ids[0], ids[2]]);
    expect(await show("ended")).toEqual([ids[1]]);
    const { counts, pageCount } = await listApplications(actor, 1, { pageSize: 2 });
    expect(counts).toEqual({ all: 3, open: 2, ended: 1 });
    expect(pageCount).toBe(2);
  });

  it("shows unread messages from the employer", async () => {
    const user = await makeUser();
    const { id } = await makeApplication({ userId: user.id, jobId: await makeJob() });
    const message = { applicationId: id, text: "Hello" };
    await db.applicationMessage.createMany({
      data: [
        { ...message, isFromApplicant: false },
        { ...message, isFromApplicant: false, readAt: new Date() },
        { ...message, isFromApplicant: true },
      ],
    });

    const { applications } = await listApplications(await asActor(user), 1);
    expect(applications).toMatchObject([{ unread: 1 }]);
  });
});

describe("findApplication", () => {
  it("shows the job as it was, whatever has changed since", async () => {
    const user = await makeUser();
    const actor = await asActor(user);
    const jobId = await makeJob({ title: "Bread baker", description: "Bake **bread**." });
    const { id } = await makeApplication({ userId: user.id, jobId });
    await db.job.update({
      where: { id: jobId },
      data: { title: "Cake baker", description: "Cake.", version: { increment: 1 } },
    });

    const view = await findApplication(actor, id);

    expect(view?.jobSnapshot).toMatchObject({
      title: "Bread baker",
      descriptionHtml: "<p>Bake <strong>bread</strong>.</p>",
      facts: { jobType: "full_time", skills: ["Baking", "Sourdough"] },
    });
    expect(view?.job.isOpen).toBe(true);
  });

  it("has every fact of a version from before postings had all of them", async () => {
    const user = await makeUser();
    const { id } = await makeApplication({ userId: user.id, jobId: await makeJob() });
    await db.$executeRaw`UPDATE job_versions SET facts = facts - 'visaSponsorship'`;

    const view = await findApplication(await asActor(user), id);

    expect(view?.jobSnapshot?.facts).toMatchObject({ visaSponsorship: null });
  });

  it("links to the job's page while it exists", async () => {
    const user = await makeUser();
    const actor = await asActor(user);
    const jobId = await makeJob();
    const { id } = await makeApplication({ userId: user.id, jobId });
    await moveJob(jobId, "closed");

    expect((await findApplication(actor, id))?.job).toMatchObject({
      slug: expect.any(String),
      isOpen: false,
    });
    const later = new Date(Date.now() + 31 * 86_400_000);
    expect((await findApplication(actor, id, later))?.job.slug).toBeNull();
    await moveJob(jobId, "removed");
    expect((await findApplication(actor, id))?.job.slug).toBeNull();
  });

  it("tells the company only what was sent to it", async () => {
    const user = await makeUser({ email: "private@example.net" });
    const jobId = await makeJob();
    const { id } = await makeApplication({ userId: user.id, jobId });
    const employer = await aMemberOf(await companyOf(jobId));

    const view = await findEmployerView(employer, id);

    expect(Object.keys(view ?? {}).toSorted()).toEqual([
      "access",
      "applicant",
      "id",
      "jobId",
      "knownStatus",
      "reference",
      "status",
      "steps",
      "submittedAt",
      "version",
      "viewedAt",
    ]);
    expect(JSON.stringify(view)).not.toContain("private@example.net");
    expect(JSON.stringify(view)).not.toContain(user.id);
  });
});

describe("listApplied", () => {
  it("names jobs, applications and their status", async () => {
    const user = await makeUser();
    const jobId = await makeJob();
    const { id } = await makeApplication({ userId: user.id, jobId, status: "held" });

    expect(await listApplied(await asActor(user))).toEqual([
      { jobId, id, status: "held", submittedAt: null },
    ]);
  });
});
