import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { aMemberOf, companyOf, makeApplication } from "@/lib/testing/applications/making";
import { setUpDatabase } from "@/lib/testing/database";
import { makeCompany, makeJob } from "@/lib/testing/factories";
import { rateApplicant } from "./ratings.commands";
import { findRatings } from "./ratings.queries";

setUpDatabase();

let seeker: Actor;
let employer: Actor;
let colleague: Actor;
let id: string;

beforeEach(async () => {
  seeker = await asActor(await makeUser());
  const jobId = await makeJob({ companyId: await makeCompany("Harbour Bakery") });
  await db.job.update({ where: { id: jobId }, data: { criteria: ["Craft", "Care"] } });
  employer = await aMemberOf(await companyOf(jobId));
  colleague = await aMemberOf(await companyOf(jobId));
  ({ id } = await makeApplication({ userId: seeker.id, jobId }));
});

describe("ratings", () => {
  it("are private until the person has rated, then show the team's", async () => {
    await rateApplicant(colleague, id, { criterion: "Craft", score: 5 });
    expect(await findRatings(employer, id)).toMatchObject({
      isTeamHidden: true,
      criteria: [{ own: null, mean: null, count: null }, { own: null }],
    });

    expect(await rateApplicant(employer, id, { criterion: "Craft", score: 2 })).toEqual({
      isTeamHidden: false,
      criteria: [
        { criterion: "Craft", own: 2, mean: 3.5, count: 2 },
        { criterion: "Care", own: null, mean: null, count: 0 },
      ],
    });
  });

  it("replace the person's earlier one, even at the same moment, and can be removed", async () => {
    await Promise.all(
      [1, 2, 3, 3].map((score) => rateApplicant(employer, id, { criterion: "Care", score })),
    );
    expect(await db.applicationRating.count()).toBe(1);

    await rateApplicant(employer, id, { criterion: "Care", score: null });
    await rateApplicant(employer, id, { criterion: "Care", score: null });
    expect(await db.applicationRating.count()).toBe(0);
  });

  it("are by the posting's criteria, and only for the company", async () => {
    await expect(
      rateApplicant(employer, id, { criterion: "Looks", score: 3 }),
    ).rejects.toMatchObject({
      code: "invalid",
      fields: { criterion: [expect.stringContaining("aren't rated on that")] },
    });
    const stranger = await aMemberOf(await makeCompany("Other"));
    for (const other of [seeker, stranger]) {
      const rating = rateApplicant(other, id, { criterion: "Craft", score: 3 });
      await expect(rating).rejects.toMatchObject({ code: "not_found" });
      await expect(findRatings(other, id)).rejects.toMatchObject({ code: "not_found" });
    }
  });
});
