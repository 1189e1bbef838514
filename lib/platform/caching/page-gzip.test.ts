import { randomBytes } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { packPage, plainWithNonce, withNonce } from "./page-gzip";

const makeNonce = () => randomBytes(18).toString("base64");

/** Words that repeat, as in a page, separated by the nonce. */
function pageWith(nonce: string, count: number): string {
  const rows = Array.from(
    { length: count },
    (_, row) => `<li>Job ${row * 7919} in Köln, 東京 ${"and so on ".repeat(row % 5)}</li>`,
  );
  return `<html>${rows.join(`<script nonce="${nonce}">go()</script>`)}</html>`;
}

it.each([0, 1, 2, 40, 400])("returns a page of %i rows with the requested nonce", async (count) => {
  const first = makeNonce();
  const packed = await packPage(Buffer.from(pageWith(first, count)), first);

  for (const nonce of [first, makeNonce(), makeNonce(), makeNonce()]) {
    // Decompressing checks the length and the checksum.
    expect(gunzipSync(withNonce(packed, nonce)).toString()).toBe(pageWith(nonce, count));
    expect(plainWithNonce(packed, nonce).toString()).toBe(pageWith(nonce, count));
  }
});

it("replaces a nonce at the very beginning, at the end, and twice in a row", async () => {
  const [first, second] = [makeNonce(), makeNonce()];
  const page = (nonce: string) => `${nonce}${nonce}<b>${nonce}</b>${nonce}`;
  const packed = await packPage(Buffer.from(page(first)), first);

  expect(gunzipSync(withNonce(packed, second)).toString()).toBe(page(second));
});

it("needs hardly more space than the page compressed in one piece", async () => {
  const nonce = makeNonce();
  const body = Buffer.from(pageWith(nonce, 400));
  const { gzip } = await packPage(body, nonce);

  expect(gzip.length).toBeLessThan(gzipSync(body).length + 400 * 60);
});

it("refuses a nonce with another length", async () => {
  const packed = await packPage(Buffer.from("a nonce"), "nonce");

  expect(() => withNonce(packed, "longer nonce")).toThrow("length");
});
