import { afterEach, beforeEach, vi } from "vitest";
import { RateLimitedError } from "@/lib/shared/errors";

/** Stops the clock in every test of the file; `passSeconds` moves it. Timers keep running. */
export function stopClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T12:00:00Z") });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Advances the stopped clock. */
export function passSeconds(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

/** The refusal, or `null` if it's allowed. */
export async function refusalOf(tried: Promise<void>): Promise<RateLimitedError | null> {
  try {
    await tried;
    return null;
  } catch (error) {
    if (error instanceof RateLimitedError) return error;
    throw error;
  }
}

/** How many seconds the refusal says to wait; 0 if it's allowed. */
export async function waitOf(tried: Promise<void>): Promise<number> {
  return (await refusalOf(tried))?.retryAfter ?? 0;
}
