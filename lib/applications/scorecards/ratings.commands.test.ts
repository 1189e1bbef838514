import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf, companyOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { setCriteria } from "./criteria.commands";
import { findCompanyCriteria } from "./criteria.queries";
import { criteriaList } from "./criteria.schema";
import { rateApplicant, recommendApplicant } from "./ratings.commands";
import { findRatings } from "./ratings.queries";

setUpDatabase();

let seeker: Actor;
let employer: Actor;
let colleague: Actor;
let companyId: string;
let jobId: string;
let id: string;

beforeEach(async () => {
  seeker = await asActor(await makeUser());
  jobId = await makeJob({ companyId: await makeCompany("Harbour Bakery") });
  await db.job.update({ where: { id: jobId }, data: { criteria: ["Craft", "Care"] } });
  companyId = await companyOf(jobId);
  employer = await aMemberOf(companyId);
  colleague = await aMemberOf(companyId);
  ({ id } = await makeApplication({ userId: seeker.id, jobId }));
});

const rate = (actor: Actor, criterion: string, score: number | null) =>
  rateApplicant(actor, id, { criterion, score });

describe("a scorecard", () => {
  it("hides the team's ratings until the person's own are complete", async () => {
    await rate(colleague, "Craft", 5);
    await recommendApplicant(colleague, id, { recommendation: "strong_no" });
    const hidden = {
      isTeamHidden: true,
      colleagues: [{ recommendation: null, mean: null }],
    };
    expect(await findRatings(employer, id)).toMatchObject(hidden);
    expect(await rate(employer, "Craft", 2)).toMatchObject(hidden);
    expect(await recommendApplicant(employer, id, { recommendation: "yes" })).toMatchObject(hidden);

    expect(await rate(employer, "Care", 4)).toMatchObject({
      isTeamHidden: false,
      recommendation: "yes",
      criteria: [
        { criterion: "Craft", own: 2, mean: 3.5, count: 2 },
        { criterion: "Care", own: 4, mean: 4, count: 1 },
      ],
      colleagues: [{ recommendation: "strong_no", mean: 5 }],
    });
    expect(await recommendApplicant(employer, id, { recommendation: null })).toMatchObject(hidden);
  });

  it("replaces what the person gave earlier, even at the same moment, and can be emptied", async () => {
    await Promise.all([1, 2, 3, 3].map((score) => rate(employer, "Care", score)));
    await Promise.all(
      (["no", "yes", "yes"] as const).map((recommendation) =>
        recommendApplicant(employer, id, { recommendation }),
      ),
    );
    expect(await db.applicationRating.count()).toBe(1);
    expect(await db.applicationRecommendation.count()).toBe(1);

    for (let i = 0; i < 2; i += 1) {
      await rate(employer, "Care", null);
      await recommendApplicant(employer, id, { recommendation: null });
    }
    expect(await db.applicationRating.count()).toBe(0);
    expect(await db.applicationRecommendation.count()).toBe(0);
  });

  it("uses the posting's criteria, and is only for the company", async () => {
    await expect(rate(employer, "Looks", 3)).rejects.toMatchObject({
      code: "invalid",
      fields: { criterion: [expect.stringContaining("aren't rated on that")] },
    });
    const stranger = await aMemberOf(await makeCompany("Other"));
    for (const other of [seeker, stranger]) {
      const calls = [
        rate(other, "Craft", 3),
        recommendApplicant(other, id, { recommendation: "yes" }),
        findRatings(other, id),
      ];
      for (const call of calls) await expect(call).rejects.toMatchObject({ code: "not_found" });
    }
  });

  it("is deleted with the application's content", async () => {
    await recommendApplicant(employer, id, { recommendation: "yes" });
    await db.applicationDetails.delete({ where: { applicationId: id } });
    expect(await db.applicationRecommendation.count()).toBe(0);
    await expect(recommendApplicant(employer, id, { recommendation: "no" })).rejects.toMatchObject({
      code: "conflict",
    });
  });
});

describe("a company's criteria", () => {
  it("are used by jobs without their own, and set by its owners", async () => {
    const owner = await aMemberOf(companyId, "owner");
    await setCriteria(owner, companyId, { criteria: ["Kindness"] });
    expect((await findRatings(employer, id)).criteria).toHaveLength(2);
    await db.job.update({ where: { id: jobId }, data: { criteria: [] } });
    expect((await findRatings(employer, id)).criteria).toMatchObject([{ criterion: "Kindness" }]);
    await rate(employer, "Kindness", 4);

    await setCriteria(owner, companyId, { criteria: [] });
    expect((await findRatings(employer, id)).criteria).toHaveLength(3);
    expect(await findCompanyCriteria(employer, companyId)).toMatchObject({
      criteria: ["Skills", "Experience", "Communication"],
    });
    expect(await findCompanyCriteria(seeker, companyId)).toBeNull();
    await expect(setCriteria(employer, companyId, { criteria: [] })).rejects.toMatchObject({
      code: "forbidden",
    });
    const stranger = await aMemberOf(await makeCompany("Other"), "owner");
    await expect(setCriteria(stranger, companyId, { criteria: [] })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it.each([
    [["Craft", "craft"], "Name each criterion once"],
    [["x".repeat(61)], "A criterion must be at most 60 characters long"],
    [[" "], "Enter the criterion"],
    [Array.from({ length: 9 }, (_, i) => `Craft ${i}`), "Use at most 8 criteria"],
  ])("are refused if invalid (%#)", (criteria, message) => {
    expect(criteriaList.safeParse({ criteria }).error?.issues[0]?.message).toBe(message);
  });
});
