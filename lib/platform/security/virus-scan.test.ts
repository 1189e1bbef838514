import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isInfected } from "./virus-scan";

const SOCKET = join(tmpdir(), `clamd-${process.pid}.sock`);
const EICAR = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;
process.env["CLAMD_SOCKET"] = SOCKET;

/** The bytes received in pieces, once the end has arrived. */
function received(sent: Buffer): Buffer | null {
  const pieces: Buffer[] = [];
  for (let at = "zINSTREAM\0".length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

// Responds like clamd.
const clamd = createServer((socket) => {
  let sent = Buffer.alloc(0);
  socket.on("data", (piece: Buffer) => {
    sent = Buffer.concat([sent, piece]);
    const file = received(sent);
    if (!file) return;
    if (file.includes("break")) socket.destroy();
    else socket.end(file.includes("EICAR") ? "stream: Eicar-Signature FOUND\0" : "stream: OK\0");
  });
});

beforeAll(() => new Promise<void>((done) => clamd.listen(SOCKET, done)));
afterAll(() => new Promise((done) => clamd.close(done)));

// ASVS 5.4.3: uploads are scanned, if there is a scanner.
describe("the virus scanner", () => {
  it("finds what it knows, and nothing in anything else", async () => {
    expect(await isInfected(Buffer.from(EICAR))).toBe(true);
    expect(await isInfected(Buffer.alloc(300_000, "a"))).toBe(false);
    const late = Buffer.concat([Buffer.alloc(300_000, "a"), Buffer.from(EICAR)]);
    expect(await isInfected(late)).toBe(true);
  });

  it("lets nothing pass while it does not respond", async () => {
    await expect(isInfected(Buffer.from("break"))).rejects.toMatchObject({ code: "unavailable" });
    await new Promise((done) => clamd.close(done));
    await expect(isInfected(Buffer.from("a"))).rejects.toMatchObject({ code: "unavailable" });
  });
});
