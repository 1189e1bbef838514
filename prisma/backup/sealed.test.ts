import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newFileKey, storeFile } from "@/lib/platform/storage/storage";
import { setUpDatabase } from "@/lib/testing/database";
import { makeFullAccount } from "@/lib/testing/full-accounts/full-account";
import { embeddedIn, runScript } from "@/lib/testing/services/scripts";
import { readAll, setUpStorage } from "@/lib/testing/storage";
import { makeKey, readKey } from "./keys";

setUpDatabase();
setUpStorage();

let folder: string;
let saved: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "jobharbor-sealed-"));
  saved = join(folder, "saved");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const key = () => join(folder, "key.txt");
const restore = (...args: string[]) =>
  runScript("restore", [saved, ...args], embeddedIn(join(folder, "restored")));

async function saveSealed(): Promise<void> {
  await makeFullAccount("meera");
  await storeFile("resumes", newFileKey("pdf"), Buffer.from("what only meera may read"));
  const recipient = await makeKey(key(), null);
  const ended = await runScript("backup", ["--to", saved], { BACKUP_RECIPIENT: recipient });
  expect(ended.code, ended.said).toBe(0);
}

describe("an encrypted backup", () => {
  it("reveals nothing of its contents, and is restored with its key", async () => {
    await saveSealed();
    const bytes = (await readAll(saved)).toString("latin1");
    for (const secret of ["meera", "public.users", "COPY"]) expect(bytes).not.toContain(secret);
    const names = await readdir(saved, { recursive: true, withFileTypes: true });
    expect(names.filter((one) => one.isFile() && !one.name.endsWith(".age"))).toEqual([]);

    const ended = await restore("--identity", key());

    expect(ended.code, ended.said).toBe(0);
    expect(ended.said).toContain("all counts and checksums match");
    const files = (await readAll(join(folder, "restored/files"))).toString();
    expect(files).toContain("what only meera may read");
  }, 120_000);

  it("is refused without its key, with another key, or if truncated or changed", async () => {
    await saveSealed();
    await makeKey(join(folder, "other.txt"), null);
    const refused = async (why: string, ...args: string[]) => {
      const ended = await restore(...args);
      expect(ended).toMatchObject({ code: 1, said: expect.stringContaining(why) });
      expect(await readdir(folder)).not.toContain("restored");
    };

    await refused("is encrypted. Give its key");
    await refused("The key doesn't open", "--identity", join(folder, "other.txt"));
    await refused("There's no key in", "--identity", join(folder, "nothing.txt"));

    const table = join(saved, "database/public.users.copy.gz.age");
    const whole = await readFile(table);
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(whole.length - 20) ^ 1, whole.length - 20);
    for (const broken of [changed, whole.subarray(0, -30), whole.subarray(0, 100)]) {
      await writeFile(table, broken);
      await refused("missing or can't be read. Nothing was restored", "--identity", key());
    }
    await writeFile(table, whole);
    const manifest = join(saved, "manifest.json.age");
    await writeFile(manifest, (await readFile(manifest)).subarray(0, -5));
    await refused("can't be read. Nothing was restored", "--identity", key());
  }, 120_000);
});

describe("a key", () => {
  it("is made by the command, which prints the public key", async () => {
    const made = spawnSync(
      process.execPath,
      ["--conditions=react-server", "--import", "tsx", "scripts/backup.ts", "--make-key", key()],
      { input: "ten harbour cranes\n", encoding: "utf8" },
    );

    expect(made.stdout).toMatch(/^BACKUP_RECIPIENT=age1[a-z0-9]{58}\n/);
    expect(await readFile(key(), "utf8")).toMatch(/^-----BEGIN AGE ENCRYPTED FILE-----/);
    await expect(readKey(key(), async () => "ten harbour crabs")).rejects.toThrow("doesn't open");
    expect(await readKey(key(), async () => "ten harbour cranes")).toMatch(/^AGE-SECRET-KEY-1/);
  }, 60_000);

  it("never overwrites another key", async () => {
    await makeKey(key(), null);

    await expect(makeKey(key(), null)).rejects.toThrow("EEXIST");
  });
});
