import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { defaultStages } from "./stages";
import { addStage, changeStage, keepStages, orderStages, removeStage } from "./stages.commands";
import { listStages } from "./stages.queries";

setUpDatabase();

let owner: Actor;
let companyId: string;

beforeEach(async () => {
  companyId = await makeCompany();
  owner = await aMemberOf(companyId, "owner");
});

const names = async () => (await listStages(owner, companyId)).stages.map(({ name }) => name);
const DEFAULT_NAMES = ["New", "In review", "Interview", "Offer", "Hired", "Not selected"];
const idOf = (status: string) =>
  defaultStages(companyId).find((stage) => stage.status === status)?.id ?? "";
const phone = { name: "Phone call", status: "interview", showsNames: true } as const;

describe("stages", () => {
  it("are the six defaults until a company changes them, and the same six then", async () => {
    expect(await names()).toEqual(DEFAULT_NAMES);
    expect(await db.companyStage.count()).toBe(0);
    const before = (await listStages(owner, companyId)).stages;

    await changeStage(owner, { companyId, stageId: idOf("submitted") }, { name: "Inbox" });

    const after = (await listStages(owner, companyId)).stages;
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]?.name).toBe("Inbox");
  });

  it("are not stored for a company that was deleted in the meantime", async () => {
    await db.company.delete({ where: { id: companyId } });

    const keeping = db.$transaction((tx) => keepStages(tx, companyId));
    await expect(keeping).rejects.toMatchObject({ code: "not_found" });
  });

  it("are added after those with the same status, renamed and ordered", async () => {
    const { stages } = await addStage(owner, companyId, phone);
    expect(stages.map(({ name }) => name)).toEqual([
      "New",
      "In review",
      "Interview",
      "Phone call",
      "Offer",
      "Hired",
      "Not selected",
    ]);

    const ids = stages.map(({ id }) => id);
    const reversed = await orderStages(owner, companyId, ids.toReversed());
    expect(reversed.stages.map(({ id }) => id)).toEqual(ids.toReversed());
    await expect(orderStages(owner, companyId, ids.slice(1))).rejects.toMatchObject({
      code: "conflict",
    });
    await expect(orderStages(owner, companyId, [...ids.slice(1), ids[1] ?? ""])).rejects.toThrow();
  });

  it("refuse a name twice, however it is spelt, and a thirteenth stage", async () => {
    await expect(
      addStage(owner, companyId, { ...phone, name: "in  REVIEW" }),
    ).rejects.toMatchObject({ code: "invalid", fields: { name: [expect.any(String)] } });
    for (let i = 0; i < 6; i += 1)
      await addStage(owner, companyId, { ...phone, name: `Call ${i}` });
    await expect(addStage(owner, companyId, phone)).rejects.toMatchObject({ code: "conflict" });
  });

  it("are changed one after another by several people at once", async () => {
    const wanted = ["One", "Two", "Three"].map((name) => ({ ...phone, name }));
    await Promise.all(wanted.map((input) => addStage(owner, companyId, input)));

    expect(await names()).toHaveLength(9);
    const positions = await db.companyStage.findMany({ orderBy: { position: "asc" } });
    expect(positions.map(({ position }) => position)).toEqual([...Array(9).keys()]);
  });

  it("pass their applications to another one with the same status when removed", async () => {
    const { stages } = await addStage(owner, companyId, phone);
    const added = stages.find(({ name }) => name === "Phone call")?.id ?? "";
    const jobId = await makeJob({ companyId });
    const { id } = await makeApplication({
      userId: (await makeUser()).id,
      jobId,
      status: "interview",
    });
    await db.application.update({ where: { id }, data: { stageId: added } });
    const at = { companyId, stageId: added };

    await expect(removeStage(owner, at)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining('1 application is in "Phone call"'),
    });
    await expect(removeStage(owner, at, idOf("offer"))).rejects.toMatchObject({ code: "conflict" });
    await removeStage(owner, at, idOf("interview"));

    expect(await names()).toEqual(DEFAULT_NAMES);
    expect(await db.application.findUnique({ where: { id } })).toMatchObject({
      stageId: idOf("interview"),
      status: "interview",
      version: 1,
    });
  });

  it("also count applications that were never moved into a stage", async () => {
    const jobId = await makeJob({ companyId });
    await makeApplication({ userId: (await makeUser()).id, jobId, status: "interview" });

    const removal = removeStage(owner, { companyId, stageId: idOf("interview") });

    await expect(removal).rejects.toMatchObject({ code: "conflict" });
  });

  it("always include one for new applications", async () => {
    const removal = removeStage(owner, { companyId, stageId: idOf("submitted") });

    await expect(removal).rejects.toMatchObject({ code: "conflict" });
  });
});

// OWASP ASVS 8.2.2: stages belong to their company, and only its owners change them.
describe("others", () => {
  it("recruiters see them, strangers find none", async () => {
    const recruiter = await aMemberOf(companyId);
    const stranger = await aMemberOf(await makeCompany(), "owner");
    expect((await listStages(recruiter, companyId)).stages).toHaveLength(6);
    await expect(listStages(stranger, companyId)).rejects.toMatchObject({ code: "not_found" });
    for (const [who, code] of [
      [recruiter, "forbidden"],
      [stranger, "not_found"],
    ] as const) {
      const at = { companyId, stageId: idOf("offer") };
      await expect(addStage(who, companyId, phone)).rejects.toMatchObject({ code });
      await expect(changeStage(who, at, { name: "X" })).rejects.toMatchObject({ code });
      await expect(removeStage(who, at)).rejects.toMatchObject({ code });
      await expect(orderStages(who, companyId, [])).rejects.toMatchObject({ code });
    }
  });

  it("a stage of another company is not found", async () => {
    const other = await makeCompany();
    const theirs = defaultStages(other)[2]?.id ?? "";
    const at = { companyId, stageId: theirs };

    await expect(changeStage(owner, at, { name: "X" })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(removeStage(owner, at)).rejects.toMatchObject({ code: "not_found" });
  });
});
