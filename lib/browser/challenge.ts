import type { Challenge } from "altcha-lib";
import { ApiError, api } from "./api";

function failure(message: string): ApiError {
  return new ApiError({ status: 403, code: "challenge_failed", message });
}

/**
 * Solves a challenge of `GET /api/challenges`: half a second of work, two on a slow phone, done by
 * the browser's own cryptography beside the page, which stays usable. Answers what the API takes as `challenge`.
 * Throws `ApiError` when the browser cannot, which is the case for pages that came over plain http.
 */
export async function solve(challenge: Challenge): Promise<string> {
  if (!globalThis.isSecureContext) {
    throw failure("Too many attempts, by you or someone else. Try again in an hour.");
  }
  // Loaded when first needed: hardly anyone ever does.
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import("altcha-lib"),
    import("altcha-lib/algorithms/web/pbkdf2"),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw failure("This took your browser too long. Try again.");
  return btoa(JSON.stringify({ challenge, solution }));
}

function asksForChallenge(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "challenge_required";
}

/**
 * Sends a form; when the answer is an error whose `code` is `challenge_required`, solves a
 * challenge and sends once more with it. `onChallenge` hears when that begins.
 */
export async function withChallenge<T>(
  send: (challenge?: string) => Promise<T>,
  onChallenge?: () => void,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!asksForChallenge(error)) throw error;
    onChallenge?.();
    return send(await solve(await api<Challenge>("/api/challenges")));
  }
}
