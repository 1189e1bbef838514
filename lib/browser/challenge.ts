import type { Challenge } from "altcha-lib";
import { ApiError, api } from "./api";

function failure(message: string): ApiError {
  return new ApiError({ status: 403, code: "challenge_failed", message });
}

/**
 * Solves a challenge from `GET /api/challenges`: half a second of work, two on a slow phone, by the
 * browser's own cryptography in the background, so that the page stays usable. Returns the API's
 * `challenge` parameter. Throws `ApiError` if the browser can't, which is the case on pages served
 * over plain http.
 */
export async function solve(challenge: Challenge): Promise<string> {
  if (!globalThis.isSecureContext) {
    throw failure("Too many attempts, by you or someone else. Try again in an hour.");
  }
  // Loaded when first needed, which is hardly ever.
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
 * Sends a form; if the response is an error with the `code` `challenge_required`, solves a
 * challenge and sends it again. `onChallenge` is called when that begins.
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
