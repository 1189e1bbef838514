import "server-only";
import { type Challenge, createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { DomainError } from "@/lib/shared/errors";
import { type ChallengedLimit, LIMITS } from "./limits";
import { remainingPoints, spend } from "./rate-limit";
import { keyedHash } from "./secrets";

// Proof of work: cheap to set and to check, and half a second of a visitor's processor to solve
// (two seconds on a slow phone), so that anyone can send a form, but not a thousand of them.

const LIFETIME_MS = 10 * 60_000;
// Each try of a solver costs this many rounds; the solution takes a number of tries between these.
const ROUNDS = 2000;
const FEWEST_TRIES = 500;
const MOST_TRIES = 1500;

const hex = z.string().regex(/^[0-9a-f]{2,128}$/);
// Only what `makeChallenge` sets; its signature is checked after its shape.
const solved = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.string(),
      nonce: hex,
      salt: hex,
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.number(),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex }),
});

function signingKeys() {
  return {
    hmacSignatureSecret: keyedHash("challenge", "challenge"),
    hmacKeySignatureSecret: keyedHash("answer", "challenge"),
  };
}

type SignedChallenge = Required<Pick<Challenge, "parameters" | "signature">>;

/** A new challenge, to be solved within ten minutes. */
export async function makeChallenge(now = new Date()): Promise<SignedChallenge> {
  const { parameters, signature } = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: ROUNDS,
    counter: randomInt(MOST_TRIES, FEWEST_TRIES),
    deriveKey,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
    ...signingKeys(),
  });
  if (signature === undefined) throw new Error("The challenge came without a signature.");
  return { parameters, signature };
}

function readPayload(payload: string): z.infer<typeof solved> | null {
  try {
    return solved.parse(JSON.parse(Buffer.from(payload, "base64").toString("utf8")));
  } catch {
    return null;
  }
}

// Uses up a challenge, which works only once.
async function use(signature: string): Promise<boolean> {
  try {
    await spend("challengeUse", signature);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === "rate_limited") return false;
    throw error;
  }
}

/**
 * Whether this is one of our challenges with its solution, still fresh and unused. True only once:
 * a repeat returns false. The payload is base64 of JSON `{ challenge, solution }`.
 */
export async function checkChallenge(payload: string): Promise<boolean> {
  const given = readPayload(payload);
  if (!given) return false;
  const { verified } = await verifySolution({ ...given, deriveKey, ...signingKeys() });
  return verified && use(given.challenge.signature);
}

/** The error for a missing proof of work, with a sentence that says why. */
export function challengeRequired(
  why = "Too many attempts from your network. Complete the check below to continue.",
): DomainError {
  return new DomainError("challenge_required", why);
}

/** Whether so much of a limit is used that a challenge is required. */
export async function isChallengeDue(limit: ChallengedLimit, key: string): Promise<boolean> {
  const { windows, challengeAbove } = LIMITS[limit];
  return windows[0].points - (await remainingPoints(limit, key)) >= challengeAbove;
}

/**
 * Does nothing while a limit is little used. From its `challengeAbove` on, throws
 * `challenge_required` unless given a solved challenge, which this uses up.
 */
export async function requireChallengeAbove(
  limit: ChallengedLimit,
  key: string,
  payload: string | undefined,
): Promise<void> {
  if (!(await isChallengeDue(limit, key))) return;
  if (payload && (await checkChallenge(payload))) return;
  throw challengeRequired();
}
