import { Notice } from "@/components/ui/notice";
import type { LetterRecipient } from "@/lib/applications/letters/preparation.schema";
import { STATUS_NAMES } from "@/lib/applications/status";
import { formatDay } from "@/lib/shared/dates";
import { plural } from "@/lib/shared/plural";
import { clock } from "./tell-words";

type Props = {
  people: readonly LetterRecipient[];
  /** Whether the letter calls interviews off. */
  endsTalks: boolean;
  isSent: boolean;
  onLeaveOut: (ids: readonly string[]) => void;
};

type Warning = { key: string; text: string; ids: string[]; action: string };

function interviewsOf({ people, endsTalks, isSent }: Props): Warning[] {
  if (!endsTalks) return [];
  return people.flatMap(({ id, name, interviews: [first] }) => {
    if (!first) return [];
    const at = new Date(first.startsAt);
    const when = `${formatDay(first.startsAt)}, ${clock(at)} (your time)`;
    const then = isSent
      ? "It will be cancelled, and the letter says so."
      : "Without a letter, it stays scheduled.";
    const text = `${name} has an interview on ${when}. ${then}`;
    return [{ key: `interview-${id}`, text, ids: [id], action: `Leave ${name} out` }];
  });
}

function listOf(props: Props): Warning[] {
  const { people } = props;
  const unopened = people.filter(({ isViewed }) => !isViewed);
  const told = people.filter((person) => person.told);
  const unmailed = people.filter(({ isMailed }) => !isMailed);
  const some = (key: string, of: readonly LetterRecipient[], text: string): Warning[] =>
    of.length > 0 ? [{ key, text, ids: of.map(({ id }) => id), action: "Leave them out" }] : [];
  return [
    ...interviewsOf(props),
    ...some(
      "unopened",
      unopened,
      people.length === 1
        ? "No one at your company has opened this application."
        : plural(unopened.length, {
            one: "{count} application was never opened.",
            other: "{count} applications were never opened.",
          }),
    ),
    ...told.map(({ id, name, told: last }) => ({
      key: `told-${id}`,
      text: last
        ? `${name} was already told "${STATUS_NAMES[last.tells]}" on ${formatDay(last.at)}.`
        : "",
      ids: [id],
      action: `Leave ${name} out`,
    })),
    ...(props.isSent
      ? some(
          "unmailed",
          unmailed,
          plural(unmailed.length, {
            one: "{count} person sees it on the site only: their email address isn't verified.",
            other: "{count} people see it on the site only: their email addresses aren't verified.",
          }),
        )
      : []),
  ];
}

/** What to think about before people are told a decision. */
export function TellWarnings(props: Props) {
  const warnings = listOf(props);
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warn">
      <b>
        {plural(warnings.length, {
          one: "Check one thing before you continue.",
          other: "Check {count} things before you continue.",
        })}
      </b>
      <ul className="tell-warnings">
        {warnings.map(({ key, text, ids, action }) => (
          <li key={key}>
            {text}{" "}
            {props.people.length > ids.length && (
              <button type="button" className="link" onClick={() => props.onLeaveOut(ids)}>
                {action}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
