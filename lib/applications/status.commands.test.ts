import { describe, expect, it } from "vitest";
import { moveJob } from "@/lib/jobs/commands";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aLetter, aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { queuedEvents, setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { moveApplication } from "./moves.commands";
import { findApplication } from "./queries";
import { APPLICATION_STATUSES, type ApplicationStatus } from "./schema";
import { viewApplication, withdrawApplication } from "./status.commands";

setUpDatabase();
const scene = setUpHiring({ role: "recruiter" });

async function anApplication(status: ApplicationStatus = "submitted"): Promise<string> {
  const { id } = await makeApplication({ userId: scene.seeker.id, jobId: scene.jobId, status });
  return id;
}

const kindsOf = async (id: string) =>
  (await findApplication(scene.seeker, id))?.steps.map(({ kind }) => kind);
const actionsOn = async (id: string) =>
  (await db.auditEntry.findMany({ where: { targetId: id }, orderBy: { at: "asc" } })).map(
    ({ action }) => action,
  );

describe("viewApplication", () => {
  it("adds a step to the timeline the first time, and is audited each time", async () => {
    const id = await anApplication();

    const seen = await viewApplication(scene.employer, id);
    await Promise.all([viewApplication(scene.employer, id), viewApplication(scene.employer, id)]);

    expect(seen.applicant?.fullName).toBe("Ines Carvalho");
    expect(await kindsOf(id)).toEqual(["submitted", "viewed"]);
    expect(await queuedEvents("applications.moved")).toMatchObject([
      { applicationId: id, kind: "viewed" },
    ]);
    expect(await actionsOn(id)).toEqual(Array(3).fill("application.viewed"));
  });

  it("is audited, but adds no step, while an admin impersonates the employer", async () => {
    const id = await anApplication();
    const adminId = (await makeUser({ userType: "admin" })).id;

    await viewApplication({ ...scene.employer, impersonatedBy: { adminId } }, id);

    expect(await kindsOf(id)).toEqual(["submitted"]);
    expect(await db.auditEntry.findMany({ where: { targetId: id } })).toMatchObject([
      { action: "application.viewed", actorId: adminId },
    ]);
  });

  it("adds one step for two simultaneous first views", async () => {
    const id = await anApplication();

    await Promise.all([viewApplication(scene.employer, id), viewApplication(scene.employer, id)]);

    expect(await kindsOf(id)).toEqual(["submitted", "viewed"]);
  });
});

describe("moveApplication", () => {
  it("moves, tells the applicant why, and announces it in the same transaction", async () => {
    const id = await anApplication();

    const moved = await moveApplication(scene.employer, id, {
      to: "interview",
      version: 1,
      note: "Thursday at ten?",
    });

    expect(moved).toEqual({ status: "interview", version: 2, letter: null });
    const view = await findApplication(scene.seeker, id);
    expect(view).toMatchObject({ status: "interview", version: 2, decidedAt: null });
    expect(view?.steps.at(-1)).toMatchObject({ kind: "interview", note: "Thursday at ten?" });
    expect(await queuedEvents("applications.moved")).toMatchObject([
      { applicationId: id, kind: "interview" },
    ]);
    expect(await actionsOn(id)).toEqual(["application.moved"]);
  });

  it("stores the date of an end, and removes it when the status is corrected", async () => {
    const id = await anApplication();

    const tell = aLetter({ when: "now" });
    await moveApplication(scene.employer, id, { to: "not_selected", version: 1, note: null, tell });
    expect((await findApplication(scene.seeker, id))?.decidedAt).not.toBeNull();
    await moveApplication(scene.employer, id, { to: "interview", version: 3, note: null });

    expect((await findApplication(scene.seeker, id))?.decidedAt).toBeNull();
  });

  it("says who changed the status if it has changed since it was read", async () => {
    const id = await anApplication();
    const colleague = await aMemberOf(scene.companyId);
    await moveApplication(colleague, id, { to: "interview", version: 1, note: null });

    await expect(
      moveApplication(scene.employer, id, { to: "in_review", version: 1, note: null }),
    ).rejects.toMatchObject({
      code: "conflict",
      message:
        "Asha Rao moved Ines Carvalho to Interview just now. Check it again before you continue.",
    });
    expect(await kindsOf(id)).toEqual(["submitted", "interview"]);
  });

  it("refuses a status that the current one doesn't lead to", async () => {
    const id = await anApplication("hired");

    await expect(
      moveApplication(scene.employer, id, { to: "in_review", version: 1, note: null }),
    ).rejects.toMatchObject({
      code: "conflict",
      message: `It can't move from "Hired" to "In review".`,
    });
  });

  it("doesn't reopen an application whose details were deleted", async () => {
    const id = await anApplication("not_selected");
    await db.applicationDetails.delete({ where: { applicationId: id } });

    await expect(
      moveApplication(scene.employer, id, { to: "interview", version: 1, note: null }),
    ).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("withdraw", () => {
  it.each(APPLICATION_STATUSES)("ends a %s one, or says that it has ended", async (status) => {
    const id = await anApplication(status);
    const isOpen = ["held", "submitted", "in_review", "interview", "offer"].includes(status);

    const tried = withdrawApplication(scene.seeker, id).then(
      () => "done",
      ({ code }: { code: string }) => code,
    );

    const wanted = isOpen || status === "withdrawn" ? "done" : "conflict";
    expect(await tried).toBe(wanted);
    const now = await findApplication(scene.seeker, id);
    expect(now?.status).toBe(isOpen ? "withdrawn" : status);
    expect(await queuedEvents("applications.moved")).toHaveLength(isOpen ? 1 : 0);
  });

  it("happens once, even if requested repeatedly or simultaneously", async () => {
    const id = await anApplication();

    await Promise.all([1, 2, 3].map(() => withdrawApplication(scene.seeker, id)));

    expect(await kindsOf(id)).toEqual(["submitted", "withdrawn"]);
    expect(await actionsOn(id)).toEqual(["application.withdrawn"]);
  });

  it("requires another look if the employer has moved it since the page was read", async () => {
    const id = await anApplication();
    await moveApplication(scene.employer, id, { to: "interview", version: 1, note: null });

    await expect(withdrawApplication(scene.seeker, id, { version: 1 })).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("has just changed your application"),
    });
    await withdrawApplication(scene.seeker, id, { version: 2 });
    expect((await findApplication(scene.seeker, id))?.status).toBe("withdrawn");
  });

  it("conflicts with a move at the same moment, and only one of them wins", async () => {
    const id = await anApplication();
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    // Both read the application and then wait for its row.
    const blocker = db.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM applications WHERE id = ${id}::uuid FOR UPDATE`;
        await held;
      },
      { timeout: 20_000 },
    );
    await new Promise((done) => setTimeout(done, 100));
    const both = Promise.allSettled([
      withdrawApplication(scene.seeker, id),
      moveApplication(scene.employer, id, { to: "interview", version: 1, note: null }),
    ]);
    await new Promise((done) => setTimeout(done, 400));
    release();
    await blocker;
    const outcomes = await both;

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const lost = outcomes.find(({ status }) => status === "rejected") as PromiseRejectedResult;
    expect(lost.reason).toMatchObject({ code: "conflict" });
    expect(await kindsOf(id)).toHaveLength(2);
  });
});

// OWASP ASVS 8.2.2, 8.4.1: what belongs to someone else, or no longer to them, does not exist for
// them.
describe("those who may not see an application", () => {
  const move = { to: "offer", version: 1, note: null } as const;

  it("include another seeker and another company", async () => {
    const id = await anApplication();
    const otherSeeker = await asActor(await makeUser());
    const otherEmployer = await aMemberOf(await makeCompany());

    for (const stranger of [otherSeeker, otherEmployer]) {
      const missing = { code: "not_found" };
      await expect(viewApplication(stranger, id)).rejects.toMatchObject(missing);
      await expect(moveApplication(stranger, id, move)).rejects.toMatchObject(missing);
      await expect(withdrawApplication(stranger, id)).rejects.toMatchObject(missing);
      expect(await findApplication(stranger, id)).toBeNull();
    }
    await expect(withdrawApplication(scene.employer, id)).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(moveApplication(scene.seeker, id, move)).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await kindsOf(id)).toEqual(["submitted"]);
  });

  it.each(["held", "withdrawn"] as const)("include its employer while it is %s", async (status) => {
    const id = await anApplication(status);

    await expect(viewApplication(scene.employer, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(moveApplication(scene.employer, id, move)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("include a company that is suspended, or whose job was taken down", async () => {
    const id = await anApplication();
    const companyId = scene.companyId;
    await db.company.update({ where: { id: companyId }, data: { status: "suspended" } });
    await expect(viewApplication(scene.employer, id)).rejects.toMatchObject({ code: "not_found" });

    await db.company.update({ where: { id: companyId }, data: { status: "active" } });
    await moveJob(scene.jobId, "removed");
    await expect(viewApplication(scene.employer, id)).rejects.toMatchObject({ code: "not_found" });
  });
});
