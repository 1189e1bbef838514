import { expect, it } from "vitest";
import { setUpDatabase } from "@/lib/testing/database";
import { db } from "./client";
import { rehearse } from "./rehearse";

setUpDatabase();

const add = (name: string) => db.source.create({ data: { name } });

it("returns the result and undoes everything, in transactions too", async () => {
  const seen = await rehearse(async () => {
    await add("one");
    await db.$transaction(async (tx) => {
      await tx.source.create({ data: { name: "two" } });
    });
    await db.$transaction([add("three")]);
    return db.source.count();
  });

  expect(seen).toBe(3);
  expect(await db.source.count()).toBe(0);
});

it("undoes only a failed transaction, and goes on", async () => {
  const names = await rehearse(async () => {
    await add("one");
    const failed = db.$transaction(async (tx) => {
      await tx.source.create({ data: { name: "two" } });
      await tx.source.create({ data: { name: "one" } });
    });
    await failed.catch(() => undefined);
    return (await db.source.findMany()).map(({ name }) => name);
  });

  expect(names).toEqual(["one"]);
  expect(await db.source.count()).toBe(0);
});

it("throws what was thrown, and doesn't affect work outside", async () => {
  const failing = rehearse(async () => {
    await add("one");
    throw new RangeError("too much");
  });
  const [kept] = await Promise.allSettled([add("outside"), failing]);

  await expect(failing).rejects.toThrow("too much");
  expect(kept.status).toBe("fulfilled");
  expect((await db.source.findMany()).map(({ name }) => name)).toEqual(["outside"]);
});
