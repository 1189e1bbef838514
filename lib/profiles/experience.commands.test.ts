import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db/client";
import { asActor, makeUser } from "@/lib/testing/accounts";
import { setUpDatabase } from "@/lib/testing/database";
import { addExperience, changeExperience, removeExperience } from "./experience.commands";
import { findProfile } from "./queries";
import { ENTRIES_MAX } from "./schema";

setUpDatabase();

const INPUT = {
  title: "Designer",
  company: "Docklight",
  description: "x".repeat(5000),
  startMonth: "2022-03",
  endMonth: null,
};

async function aSeeker() {
  return asActor(await makeUser());
}

describe("experiences", () => {
  it("are added, shown latest first, changed and removed", async () => {
    const actor = await aSeeker();
    const first = await addExperience(actor, {
      ...INPUT,
      startMonth: "2010-01",
      endMonth: "2012-01",
    });
    const second = await addExperience(actor, INPUT);

    const { experiences, version } = await findProfile(actor);
    expect(experiences).toEqual([
      { id: second, ...INPUT },
      { id: first, ...INPUT, startMonth: "2010-01", endMonth: "2012-01" },
    ]);

    await changeExperience(actor, first, { ...INPUT, title: "Another", version });
    await removeExperience(actor, second);
    expect((await findProfile(actor)).experiences).toEqual([
      { id: first, ...INPUT, title: "Another" },
    ]);
  });

  it("are added once, however often the same one is sent", async () => {
    const actor = await aSeeker();

    const ids = await Promise.all([1, 2, 3].map(() => addExperience(actor, INPUT)));

    expect(new Set(ids).size).toBe(1);
    expect(await db.experience.count()).toBe(1);
  });

  it("don't exist for anyone else", async () => {
    const [actor, stranger] = [await aSeeker(), await aSeeker()];
    const id = await addExperience(actor, INPUT);

    for (const wanted of [id, randomUUID()]) {
      const change = changeExperience(stranger, wanted, { ...INPUT, title: "Theirs" });
      await expect(change).rejects.toMatchObject({ code: "not_found" });
      await expect(removeExperience(stranger, wanted)).rejects.toMatchObject({ code: "not_found" });
    }
    expect((await findProfile(actor)).experiences).toEqual([{ id, ...INPUT }]);
    expect((await findProfile(stranger)).version).toBe(0);
  });

  it("are refused when they were changed in another tab", async () => {
    const actor = await aSeeker();
    const id = await addExperience(actor, INPUT);
    const { version } = await findProfile(actor);

    const results = await Promise.allSettled([
      changeExperience(actor, id, { ...INPUT, title: "One", version }),
      changeExperience(actor, id, { ...INPUT, title: "Two", version }),
    ]);

    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("are limited, even when many are added at once", async () => {
    const actor = await aSeeker();
    await db.experience.createMany({
      data: Array.from({ length: ENTRIES_MAX - 1 }, (_, index) => {
        const { startMonth: _start, endMonth: _end, ...texts } = INPUT;
        const startMonth = new Date(Date.UTC(1950 + index, 0, 1));
        return { userId: actor.id, ...texts, startMonth };
      }),
    });

    const results = await Promise.allSettled(
      ["a", "b", "c"].map((title) => addExperience(actor, { ...INPUT, title })),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.experience.count()).toBe(ENTRIES_MAX);
  });
});
