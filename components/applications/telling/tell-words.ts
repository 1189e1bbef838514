import type { LetterRecipient } from "@/lib/applications/letters/preparation.schema";
import type { LetterTime } from "@/lib/applications/letters/schema";
import { sendTime, zoneName } from "@/lib/applications/letters/sending-times";
import type { MoveResult } from "@/lib/applications/pipeline/moves.schema";
import { plural } from "@/lib/shared/plural";

/** When a letter leaves, or that none does. */
export type TellTime = LetterTime | "never";

/** What came of the panel: the result for each application, and when their letters leave. */
export type TellOutcome = { results: MoveResult[]; when: TellTime };

/** An instant as this zone's clocks show it, e.g. "11:42"; without a zone, the reader's own. */
export function clock(at: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...(timeZone ? { timeZone } : {}),
  }).format(at);
}

/** What tomorrow at nine is for the people who are told. */
export function morningOf(people: readonly LetterRecipient[], now: Date): string {
  const [first] = people;
  if (!first || people.length > 1) return "each person's local time";
  const at = sendTime("tomorrow", now, first.timeZone);
  // Where someone is says something about who they are.
  const place = first.isHidden ? "their time" : `in ${zoneName(first.timeZone)}`;
  return clock(at) === clock(at, first.timeZone) ? place : `${place}, ${clock(at)} your time`;
}

type Choice = { when: TellTime; count: number; isMove: boolean; now: Date };

/** What the button does, in its own words. */
export function buttonText({ when, count, isMove, now }: Choice): string {
  const move = count > 1 ? `Move ${count}` : "Move";
  if (when === "never") return isMove ? "Move Only" : "Keep the Reason";
  const sending: Record<LetterTime, string> = {
    now: "Send Now",
    in_an_hour: `Send at ${clock(sendTime("in_an_hour", now, "UTC"))}`,
    tomorrow: "Send Tomorrow",
  };
  return isMove ? `${move}, ${sending[when]}` : sending[when];
}

/** Where the people come from: "from Viewed", or "9 from New, 2 from In review". */
export function originOf(people: readonly LetterRecipient[]): string {
  const counts = new Map<string, number>();
  for (const { stageName } of people) {
    const name = stageName ?? "Closed";
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (people.length === 1) return [...counts.keys()].map((name) => `from ${name}`).join("");
  return [...counts].map(([name, count]) => `${count} from ${name}`).join(", ");
}

/** The heading of the panel: the stage, and who is meant. */
export function titleOf(stageName: string, people: readonly LetterRecipient[]): string {
  const [first] = people;
  const who =
    people.length === 1 && first
      ? first.name
      : plural(people.length, { one: "{count} person", other: "{count} people" });
  return `${stageName}: ${who}`;
}

/** What the confirmation says after a move. */
export function doneText(moved: string, when: TellTime, now: Date): string {
  const letters: Record<TellTime, string> = {
    now: "The letter has been sent.",
    in_an_hour: `The letter goes out at ${clock(sendTime("in_an_hour", now, "UTC"))}.`,
    tomorrow: "The letter goes out tomorrow.",
    never: "Nothing is sent.",
  };
  return `${moved}. ${letters[when]}`;
}
