import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newFileKey, storeFile } from "@/lib/platform/storage/storage";
import { setUpDatabase } from "@/lib/testing/database";
import { makeFullAccount } from "@/lib/testing/full-accounts/full-account";
import { embeddedIn, runScript } from "@/lib/testing/services/scripts";
import { readAll, setUpStorage } from "@/lib/testing/storage";

setUpDatabase();
setUpStorage();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "jobharbor-embedded-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it("restores a backup into the embedded database, given only a data folder", async () => {
  await makeFullAccount("meera");
  await storeFile("logos", newFileKey("webp"), Buffer.from("a logo"));
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  const original = join(folder, "original");
  expect((await runScript("backup", ["--to", original])).code).toBe(0);
  const filled = await runScript("restore", [original], embeddedIn(first));
  expect(filled.code, filled.said).toBe(0);
  const saved = await runScript("backup", ["--to", join(folder, "saved")], embeddedIn(first));
  expect(saved.code, saved.said).toBe(0);

  const ended = await runScript("restore", [join(folder, "saved")], embeddedIn(second));

  expect(ended.code, ended.said).toBe(0);
  expect(ended.said).toContain("all counts and checksums match");
  const files = await readAll(join(first, "files"));
  expect(files.length).toBeGreaterThan(0);
  expect((await readAll(join(second, "files"))).length).toBe(files.length);
  const again = await runScript("restore", [join(folder, "saved")], embeddedIn(second));
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining("isn't empty") });
}, 120_000);
