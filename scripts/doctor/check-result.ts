/**
 * What a check says: `good`, `warning` (the site works, but not as it should) or `wrong` (something
 * doesn't work until it is mended).
 */
export type CheckResult = { state: "good" | "warning" | "wrong"; subject: string; text: string };

type MakeResult = (text: string) => CheckResult;

/** The ways to say something about one subject. */
export function about(subject: string): Record<CheckResult["state"], MakeResult> {
  const say = (state: CheckResult["state"]) => (text: string) => ({ state, subject, text });
  return { good: say("good"), warning: say("warning"), wrong: say("wrong") };
}

/** What an error says, with what caused it. */
export function inWords(error: unknown): string {
  const { message, cause, code } = error as Error & { code?: unknown };
  const because =
    cause instanceof Error ? cause.message || String((cause as { code?: unknown }).code ?? "") : "";
  return [message || String(code ?? error), because].filter(Boolean).join(": ");
}
