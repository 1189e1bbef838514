import type { LetterRecipient } from "@/lib/applications/letters/preparation.schema";
import { sendTime } from "@/lib/applications/letters/sending-times";
import { clock, morningOf, type TellTime } from "./tell-words";

type Props = {
  people: readonly LetterRecipient[];
  now: Date;
  when: TellTime;
  onChange: (when: TellTime) => void;
  isMove: boolean;
};

/** When the letter leaves, and what that means. */
export function TellTimes({ people, now, when, onChange, isMove }: Props) {
  const hour = clock(sendTime("in_an_hour", now, "UTC"));
  const choices: [TellTime, label: string, help: string][] = [
    ["now", "Now", "no undo"],
    ["in_an_hour", "In an hour", `${hour}, undo until then`],
    ["tomorrow", "Tomorrow 9:00", morningOf(people, now)],
    ["never", "Don't send", isMove ? "move only" : "nothing is sent"],
  ];
  return (
    <fieldset className="tell-step">
      <legend className="tell-legend">
        <i aria-hidden="true">3</i>When should it be sent?
      </legend>
      <div className="tell-times">
        {choices.map(([value, label, help]) => (
          <label key={value}>
            <span>
              {label}
              <small>{help}</small>
            </span>
            <input
              type="radio"
              name="when"
              value={value}
              checked={when === value}
              onChange={() => onChange(value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
