import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { spend } from "@/lib/platform/security/rate-limit";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { moveMany, moveToStage } from "./moves.commands";
import { defaultStages } from "./stages";

setUpDatabase();

let employer: Actor;
let id: string;
let stageId: string;

beforeEach(async () => {
  const companyId = await makeCompany();
  employer = await aMemberOf(companyId);
  const { id: userId } = await asActor(await makeUser());
  ({ id } = await makeApplication({ userId, jobId: await makeJob({ companyId }) }));
  stageId = defaultStages(companyId).find(({ status }) => status === "interview")?.id ?? "";
});

const LIMITED = { code: "rate_limited" };

// ASVS 2.4.1: single and bulk moves share one limit, so that a script can't get around it by moving
// applications one by one.
describe("the limit of moves", () => {
  it("counts each single move, and refuses the first one beyond it", async () => {
    await spend("moveByAccount", employer.id, 999);
    await moveToStage(employer, id, { stageId, version: 1, note: null });

    await expect(
      moveToStage(employer, id, { stageId, version: 2, note: null }),
    ).rejects.toMatchObject(LIMITED);
    await expect(
      moveMany(employer, { stageId, note: null, applications: [{ id, version: 2 }] }),
    ).rejects.toMatchObject(LIMITED);
  });

  it("is neither used up nor revealed by someone who may not see the application", async () => {
    const stranger = await aMemberOf(await makeCompany());
    await spend("moveByAccount", stranger.id, 1000);

    await expect(
      moveToStage(stranger, id, { stageId, version: 1, note: null }),
    ).rejects.toMatchObject({ code: "not_found" });
  });
});
