import { expect, it, vi } from "vitest";

vi.hoisted(() => {
  process.env["CLAMD_SOCKET"] = "127.0.0.1:1";
  process.env["STORAGE_DIR"] = "/dev/null/files";
});

import { env } from "@/lib/platform/env";
import { checkFiles } from "./files";

it("says what to mend where files can't be kept, or aren't scanned", async () => {
  const found = await checkFiles(env());
  const wrong = found.filter(({ state }) => state === "wrong");

  expect(wrong).toMatchObject([
    { subject: "Files", text: expect.stringMatching(/^\/dev\/null\/files .*STORAGE_DIR/) },
    { subject: "Disk", text: expect.stringContaining("/dev/null/files") },
    { subject: "Virus scanner", text: expect.stringMatching(/127\.0\.0\.1:1.*CLAMD_SOCKET/) },
  ]);
});
