import { Icon } from "@/components/ui/icon";
import type { LetterRecipient } from "@/lib/applications/letters/preparation.schema";
import { plural } from "@/lib/shared/plural";

type Props = { people: readonly LetterRecipient[]; onLeaveOut: (ids: readonly string[]) => void };

/** Everyone who is told, each of whom can be left out. */
export function TellPeople({ people, onLeaveOut }: Props) {
  if (people.length < 2) return null;
  return (
    <section aria-label="People">
      <h3 className="tell-people-title">
        {plural(people.length, { one: "{count} person", other: "{count} people" })}
      </h3>
      <ul className="tell-people">
        {people.map(({ id, name, jobTitle }) => (
          <li key={id}>
            <span className="tell-person">
              <b dir="auto">{name}</b>
              <span dir="auto">{jobTitle}</span>
            </span>
            <button
              type="button"
              className="icon-btn"
              aria-label={`Leave ${name} out`}
              onClick={() => onLeaveOut([id])}
            >
              <Icon name="x" size="sm" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
