import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { aMemberOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpHiring } from "@/lib/testing/applications/scene";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany } from "@/lib/testing/factories";
import { setCriteria } from "./criteria.commands";
import { findCompanyCriteria } from "./criteria.queries";
import { criteriaList } from "./criteria.schema";
import { rateApplicant, recommendApplicant } from "./ratings.commands";
import { findRatings } from "./ratings.queries";

setUpDatabase();
const scene = setUpHiring({ company: "Harbour Bakery", role: "recruiter" });

let colleague: Actor;
let id: string;

beforeEach(async () => {
  await db.job.update({ where: { id: scene.jobId }, data: { criteria: ["Craft", "Care"] } });
  colleague = await aMemberOf(scene.companyId);
  ({ id } = await makeApplication({ userId: scene.seeker.id, jobId: scene.jobId }));
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
    expect(await findRatings(scene.employer, id)).toMatchObject(hidden);
    expect(await rate(scene.employer, "Craft", 2)).toMatchObject(hidden);
    expect(await recommendApplicant(scene.employer, id, { recommendation: "yes" })).toMatchObject(
      hidden,
    );

    expect(await rate(scene.employer, "Care", 4)).toMatchObject({
      isTeamHidden: false,
      recommendation: "yes",
      criteria: [
        { criterion: "Craft", own: 2, mean: 3.5, count: 2 },
        { criterion: "Care", own: 4, mean: 4, count: 1 },
      ],
      colleagues: [{ recommendation: "strong_no", mean: 5 }],
    });
    expect(await recommendApplicant(scene.employer, id, { recommendation: null })).toMatchObject(
      hidden,
    );
  });

  it("replaces what the person gave earlier, even at the same moment, and can be emptied", async () => {
    await Promise.all([1, 2, 3, 3].map((score) => rate(scene.employer, "Care", score)));
    await Promise.all(
      (["no", "yes", "yes"] as const).map((recommendation) =>
        recommendApplicant(scene.employer, id, { recommendation }),
      ),
    );
    expect(await db.applicationRating.count()).toBe(1);
    expect(await db.applicationRecommendation.count()).toBe(1);

    for (let i = 0; i < 2; i += 1) {
      await rate(scene.employer, "Care", null);
      await recommendApplicant(scene.employer, id, { recommendation: null });
    }
    expect(await db.applicationRating.count()).toBe(0);
    expect(await db.applicationRecommendation.count()).toBe(0);
  });

  it("uses the posting's criteria, and is only for the company", async () => {
    await expect(rate(scene.employer, "Looks", 3)).rejects.toMatchObject({
      code: "invalid",
      fields: { criterion: [expect.stringContaining("aren't rated on that")] },
    });
    const stranger = await aMemberOf(await makeCompany("Other"));
    for (const other of [scene.seeker, stranger]) {
      const calls = [
        rate(other, "Craft", 3),
        recommendApplicant(other, id, { recommendation: "yes" }),
        findRatings(other, id),
      ];
      for (const call of calls) await expect(call).rejects.toMatchObject({ code: "not_found" });
    }
  });

  it("is deleted with the application's content", async () => {
    await recommendApplicant(scene.employer, id, { recommendation: "yes" });
    await db.applicationDetails.delete({ where: { applicationId: id } });
    expect(await db.applicationRecommendation.count()).toBe(0);
    await expect(
      recommendApplicant(scene.employer, id, { recommendation: "no" }),
    ).rejects.toMatchObject({
      code: "conflict",
    });
  });
});

describe("a company's criteria", () => {
  it("are used by jobs without their own, and set by its owners", async () => {
    const owner = await aMemberOf(scene.companyId, "owner");
    await setCriteria(owner, scene.companyId, { criteria: ["Kindness"] });
    expect((await findRatings(scene.employer, id)).criteria).toHaveLength(2);
    await db.job.update({ where: { id: scene.jobId }, data: { criteria: [] } });
    expect((await findRatings(scene.employer, id)).criteria).toMatchObject([
      { criterion: "Kindness" },
    ]);
    await rate(scene.employer, "Kindness", 4);

    await setCriteria(owner, scene.companyId, { criteria: [] });
    expect((await findRatings(scene.employer, id)).criteria).toHaveLength(3);
    expect(await findCompanyCriteria(scene.employer, scene.companyId)).toMatchObject({
      criteria: ["Skills", "Experience", "Communication"],
    });
    expect(await findCompanyCriteria(scene.seeker, scene.companyId)).toBeNull();
    await expect(
      setCriteria(scene.employer, scene.companyId, { criteria: [] }),
    ).rejects.toMatchObject({
      code: "forbidden",
    });
    const stranger = await aMemberOf(await makeCompany("Other"), "owner");
    await expect(setCriteria(stranger, scene.companyId, { criteria: [] })).rejects.toMatchObject({
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
