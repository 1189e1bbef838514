import type { Server } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SILENCE, startVirusScanner, VIRUS } from "@/lib/testing/services/virus-scanner";
import { isInfected } from "./virus-scan";

let clamd: Server;
beforeAll(async () => {
  const { socket, server } = await startVirusScanner();
  clamd = server;
  process.env["CLAMD_SOCKET"] = socket;
});
afterAll(() => new Promise((done) => clamd.close(done)));

// ASVS 5.4.3: uploads are scanned, if there is a scanner.
describe("the virus scanner", () => {
  it("finds known viruses, and nothing in other files", async () => {
    expect(await isInfected(Buffer.from(VIRUS))).toBe(true);
    expect(await isInfected(Buffer.alloc(300_000, "a"))).toBe(false);
    const late = Buffer.concat([Buffer.alloc(300_000, "a"), Buffer.from(VIRUS)]);
    expect(await isInfected(late)).toBe(true);
  });

  it("lets nothing through while it doesn't respond", async () => {
    await expect(isInfected(Buffer.from(SILENCE))).rejects.toMatchObject({ code: "unavailable" });
    await new Promise((done) => clamd.close(done));
    await expect(isInfected(Buffer.from("a"))).rejects.toMatchObject({ code: "unavailable" });
  });
});
