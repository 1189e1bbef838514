import { expect, it } from "vitest";
import { hashToken, keyedHash, mailedToken, randomToken, seal, unseal } from "./secrets";

it("opens what it sealed, only for the same purpose", () => {
  const sealed = seal("JBSWY3DPEHPK3PXP", "two-factor");

  expect(unseal(sealed, "two-factor")).toBe("JBSWY3DPEHPK3PXP");
  expect(sealed).not.toBe(seal("JBSWY3DPEHPK3PXP", "two-factor"));
  expect(() => unseal(sealed, "another")).toThrow();
});

it("refuses to open a sealed text that was changed", () => {
  const bytes = Buffer.from(seal("secret", "x"), "base64url");
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;

  expect(() => unseal(bytes.toString("base64url"), "x")).toThrow();
});

it("hashes the same text equally for one purpose, and differently for another", () => {
  expect(keyedHash("203.0.113.7", "audit")).toBe(keyedHash("203.0.113.7", "audit"));
  expect(keyedHash("203.0.113.7", "audit")).not.toBe(keyedHash("203.0.113.7", "limit"));
});

it("makes tokens of 256 bits and stores their hash", () => {
  const token = randomToken();

  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(randomToken()).not.toBe(token);
  expect(hashToken(token)).toHaveLength(32);
  expect(mailedToken("1")).toHaveLength(43);
});
