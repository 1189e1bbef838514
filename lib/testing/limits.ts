import { afterEach, beforeEach, vi } from "vitest";
import { RateLimitedError } from "@/lib/shared/errors";

/** Stops the clock for every test of the file; `passSeconds` moves it. Timers go on. */
export function stopClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T12:00:00Z") });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Moves the stopped clock on. */
export function passSeconds(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

/** The refusal that this ends in, or `null` when it goes through. */
export async function refusalOf(tried: Promise<void>): Promise<RateLimitedError | null> {
  try {
    await tried;
    return null;
  } catch (error) {
    if (error instanceof RateLimitedError) return error;
    throw error;
  }
}

/** How many seconds this is told to wait; 0 when it goes through. */
export async function waitOf(tried: Promise<void>): Promise<number> {
  return (await refusalOf(tried))?.retryAfter ?? 0;
}
