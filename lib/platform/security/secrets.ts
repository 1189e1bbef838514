import "server-only";
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { env } from "../env";

// Every secret derives from one secret, with its own key per use, so that a leak from one use
// reveals nothing about another.

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const keys = new Map<string, Buffer>();

function keyFor(purpose: string): Buffer {
  const { NEXTAUTH_SECRET } = env();
  const name = `${purpose}\n${NEXTAUTH_SECRET}`;
  const known = keys.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", NEXTAUTH_SECRET, "", `jobharbor ${purpose}`, 32));
  keys.set(name, key);
  return key;
}

/**
 * Encrypts a text so that only `unseal` with the same purpose can read it, and notices any change.
 */
export function seal(text: string, purpose: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The text that `seal` encrypted. Throws if it was sealed for another purpose or changed. */
export function unseal(sealed: string, purpose: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(CIPHER, keyFor(purpose), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString("utf8");
}

/** A hash that no one can make without the secret; equal for equal texts. */
export function keyedHash(text: string, purpose: string): string {
  return createHmac("sha256", keyFor(purpose)).update(text).digest("base64url");
}

/** 256 random bits. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored form of a random token. With 256 random bits it needs no slow hash. */
export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash("sha256").update(token).digest());
}

/**
 * The token of a mailed link, made from the link's id and the secret; it can't be made from the
 * database alone.
 */
export function mailedToken(linkId: string): string {
  return keyedHash(linkId, "mailed link");
}

/** The six digits of a mailed code, made from the code's id and the secret. */
export function mailedCode(codeId: string): string {
  const digest = createHmac("sha256", keyFor("mailed code")).update(codeId).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

/** Whether a text is that mailed link's token. */
export function isMailedToken(linkId: string, token: string): boolean {
  const [known, given] = [mailedToken(linkId), token].map((text) => hashToken(text));
  return known !== undefined && given !== undefined && timingSafeEqual(known, given);
}
