import "server-only";
import { timingSafeEqual } from "node:crypto";
import { env } from "@/lib/platform/env";
import { keyedHash } from "@/lib/platform/security/secrets";
import { siteSettings } from "@/lib/platform/settings";

// An address for answers is `reply+TOKEN@…`. Its token names a row that says whose answer about
// which application it takes, and carries a hash of that which only the server can make. In base32,
// because mail servers may change the case of an address, and short: before the @, 64 characters
// are allowed.

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
const ID_LENGTH = 26;
/** Of 5 bits each: 100 bits are beyond guessing. */
const SIGNATURE_LENGTH = 20;
const TOKEN = new RegExp(`^[${LETTERS}]{${ID_LENGTH + SIGNATURE_LENGTH}}$`);

function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => LETTERS[Number.parseInt(five.padEnd(5, "0"), 2)] ?? "")
    .join("");
}

function toId(text: string): string {
  const bits = [...text].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, "0"));
  const hex = (bits.join("").slice(0, 128).match(/.{4}/g) ?? [])
    .map((four) => Number.parseInt(four, 2).toString(16))
    .join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function sign(id: string): string {
  const digest = Buffer.from(keyedHash(id, "reply address"), "base64url");
  return toBase32(digest).slice(0, SIGNATURE_LENGTH);
}

/** The address that takes answers, without a token; `null` where answers aren't taken. */
export function replyBase(): string | null {
  return siteSettings().emailReplies === "on" ? (env().REPLY_ADDRESS ?? null) : null;
}

/** The address of a row of `reply_addresses`. */
export function replyAddress(base: string, id: string): string {
  const at = base.lastIndexOf("@");
  const token = toBase32(Buffer.from(id.replaceAll("-", ""), "hex")) + sign(id);
  return `${base.slice(0, at)}+${token}${base.slice(at)}`;
}

/** The id in one of our addresses; `null` for one that isn't ours, or not genuine. */
export function readReplyAddress(base: string, address: string): string | null {
  const [given, ours] = [address.toLowerCase(), base.toLowerCase()];
  const at = ours.lastIndexOf("@");
  const [start, end] = [`${ours.slice(0, at)}+`, ours.slice(at)];
  if (!given.startsWith(start) || !given.endsWith(end)) return null;
  const token = given.slice(start.length, given.length - end.length);
  if (!TOKEN.test(token)) return null;
  const id = toId(token.slice(0, ID_LENGTH));
  const signature = Buffer.from(token.slice(ID_LENGTH));
  return timingSafeEqual(signature, Buffer.from(sign(id))) ? id : null;
}
