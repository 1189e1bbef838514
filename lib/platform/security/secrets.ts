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

// Everything secret is made from one secret, each use with a key of its own, so that what one use
// lets out says nothing about another.

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

/** Encrypts a text so that only `unseal` with the same purpose reads it and notices any change. */
export function seal(text: string, purpose: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** What `seal` encrypted. Throws when it was sealed otherwise or changed. */
export function unseal(sealed: string, purpose: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(CIPHER, keyFor(purpose), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString("utf8");
}

/** A hash nobody without the secret can make: the same text gives the same hash. */
export function keyedHash(text: string, purpose: string): string {
  return createHmac("sha256", keyFor(purpose)).update(text).digest("base64url");
}

/** 256 random bits. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a random token. A token of 256 random bits needs no slow hash. */
export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash("sha256").update(token).digest());
}

/** The token of a mailed link: whoever mails it makes it from the id, the database cannot. */
export function mailedToken(linkId: string): string {
  return keyedHash(linkId, "mailed link");
}

/** Whether a text is the token of that mailed link. */
export function isMailedToken(linkId: string, token: string): boolean {
  const [known, given] = [mailedToken(linkId), token].map((text) => hashToken(text));
  return known !== undefined && given !== undefined && timingSafeEqual(known, given);
}
