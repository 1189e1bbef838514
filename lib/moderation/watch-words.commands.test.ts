import { expect, it } from "vitest";
import { listWatchWords } from "@/lib/jobs/risk/queries";
import { db } from "@/lib/platform/db/client";
import { anAdmin, noAdmins } from "@/lib/testing/admins";
import { setUpDatabase } from "@/lib/testing/database";
import { setWatchWords } from "./watch-words.commands";
import { watchWordsInput } from "./watch-words.schema";

setUpDatabase();

const read = (words: string) => watchWordsInput.safeParse({ words });

it("are set by admins, and used by the rules", async () => {
  const admin = await anAdmin();
  expect(await listWatchWords()).toEqual([]);
  await setWatchWords(admin, ["pyramid", "downline"]);
  await setWatchWords(admin, ["pyramid"]);
  expect(await listWatchWords()).toEqual(["pyramid"]);
  expect(await db.auditEntry.count({ where: { action: "watch_words.changed" } })).toBe(2);
  for (const stranger of await noAdmins()) {
    await expect(setWatchWords(stranger, [])).rejects.toMatchObject({ code: "forbidden" });
  }
});

it("are one per line, unique, and long enough to be specific", () => {
  expect(read(" Pyramid \r\n\npyramid\nnetwork  marketing").data).toEqual({
    words: ["pyramid", "network marketing"],
  });
  expect(read("").data).toEqual({ words: [] });
  expect(read("a").error?.issues[0]?.message).toContain("at least 3 letters");
  expect(read("x".repeat(61)).error?.issues[0]?.message).toContain("60 characters");
  const many = Array.from({ length: 201 }, (_, i) => `word ${i}`).join("\n");
  expect(read(many).error?.issues[0]?.message).toContain("200");
});
