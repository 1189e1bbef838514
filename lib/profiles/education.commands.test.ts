import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { addEducation, changeEducation, removeEducation } from "./education.commands";
import { findProfile } from "./queries";
import { ENTRIES_MAX } from "./schema";

setUpDatabase();

const INPUT = {
  degree: "MA",
  institution: "Escola",
  fieldOfStudy: "Design",
  description: null,
  startMonth: "2016-09",
  endMonth: "2018-06",
};

async function aSeeker() {
  return asActor(await makeUser());
}

describe("educations", () => {
  it("are added, shown latest first, changed and removed", async () => {
    const actor = await aSeeker();
    const first = await addEducation(actor, {
      ...INPUT,
      startMonth: "2010-01",
      endMonth: "2012-01",
    });
    const second = await addEducation(actor, INPUT);

    const { educations, version } = await findProfile(actor);
    expect(educations).toEqual([
      { id: second, ...INPUT },
      { id: first, ...INPUT, startMonth: "2010-01", endMonth: "2012-01" },
    ]);

    await changeEducation(actor, first, { ...INPUT, degree: "Another", version });
    await removeEducation(actor, second);
    expect((await findProfile(actor)).educations).toEqual([
      { id: first, ...INPUT, degree: "Another" },
    ]);
  });

  it("are added once, however often the same one is sent", async () => {
    const actor = await aSeeker();

    const ids = await Promise.all([1, 2, 3].map(() => addEducation(actor, INPUT)));

    expect(new Set(ids).size).toBe(1);
    expect(await db.education.count()).toBe(1);
  });

  it("don't exist for anyone else", async () => {
    const [actor, stranger] = [await aSeeker(), await aSeeker()];
    const id = await addEducation(actor, INPUT);

    for (const wanted of [id, randomUUID()]) {
      const change = changeEducation(stranger, wanted, { ...INPUT, degree: "Theirs" });
      await expect(change).rejects.toMatchObject({ code: "not_found" });
      await expect(removeEducation(stranger, wanted)).rejects.toMatchObject({ code: "not_found" });
    }
    expect((await findProfile(actor)).educations).toEqual([{ id, ...INPUT }]);
    expect((await findProfile(stranger)).version).toBe(0);
  });

  it("are refused when they were changed in another tab", async () => {
    const actor = await aSeeker();
    const id = await addEducation(actor, INPUT);
    const { version } = await findProfile(actor);

    const results = await Promise.allSettled([
      changeEducation(actor, id, { ...INPUT, degree: "One", version }),
      changeEducation(actor, id, { ...INPUT, degree: "Two", version }),
    ]);

    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("are limited, even when many are added at once", async () => {
    const actor = await aSeeker();
    await db.education.createMany({
      data: Array.from({ length: ENTRIES_MAX - 1 }, (_, index) => {
        const { startMonth: _start, endMonth: _end, ...texts } = INPUT;
        const startMonth = new Date(Date.UTC(1950 + index, 0, 1));
        return { userId: actor.id, ...texts, startMonth };
      }),
    });

    const results = await Promise.allSettled(
      ["a", "b", "c"].map((degree) => addEducation(actor, { ...INPUT, degree })),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.education.count()).toBe(ENTRIES_MAX);
  });
});
