import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";

const disk = vi.hoisted(() => {
  process.env["CLAMD_SOCKET"] = "127.0.0.1:1";
  process.env["STORAGE_DIR"] = "/dev/null/files";
  return { freeGb: null as number | null };
});
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  const statfs = async (path: string) =>
    disk.freeGb === null ? real.statfs(path) : { bavail: disk.freeGb * 1024, bsize: 1024 ** 2 };
  return { ...real, statfs };
});

import { env } from "@/lib/platform/env";
import { checkFiles } from "./files";

afterEach(() => {
  disk.freeGb = null;
  process.env["BACKUP_DIR"] = "";
});

it("says what to repair if files can't be stored, or aren't scanned", async () => {
  const found = await checkFiles(env());
  const wrong = found.filter(({ state }) => state === "wrong");

  expect(wrong).toMatchObject([
    { subject: "Files", text: expect.stringMatching(/^\/dev\/null\/files .*STORAGE_DIR/) },
    { subject: "Disk", text: expect.stringContaining("/dev/null/files") },
    { subject: "Virus scanner", text: expect.stringMatching(/127\.0\.0\.1:1.*CLAMD_SOCKET/) },
  ]);
});

it.each([
  [0.1, "wrong", /^0\.1 GB .*free some space now/],
  [0.5, "warning", /^0\.5 GB .*larger disk/],
  [20, "good", /^20\.0 GB/],
] as const)("rates %f GB of free disk space: %s", async (freeGb, state, text) => {
  disk.freeGb = freeGb;
  const folder = await mkdtemp(join(tmpdir(), "jobharbor-doctor-"));
  const found = await checkFiles({ ...env(), STORAGE_DIR: folder });
  await rm(folder, { recursive: true });

  const disks = found.filter(({ subject }) => subject === "Disk");
  expect(disks.length).toBeGreaterThan(0);
  for (const one of disks) expect(one).toMatchObject({ state, text: expect.stringMatching(text) });
});

it("says where a backup couldn't be written, whether or not one is due", async () => {
  process.env["BACKUP_DIR"] = "/dev/null/backups";
  const found = await checkFiles(env());

  expect(found.filter(({ subject }) => subject === "Backups")).toEqual([
    {
      ...{ state: "wrong", subject: "Backups" },
      text: expect.stringMatching(/\/dev\/null\/backups: .*ENOTDIR.*BACKUP_DIR/),
    },
  ]);
});
