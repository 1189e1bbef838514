import { Icon } from "@/components/ui/icon";
import type { LetterRecipient } from "@/lib/applications/letters/preparation.schema";
import { originOf, titleOf } from "./tell-words";

type Props = {
  stage: { name: string };
  people: readonly LetterRecipient[];
  titleId: string;
  onClose: () => void;
};

/** Who is moved where, and a way out. */
export function TellHead({ stage, people, titleId, onClose }: Props) {
  const titles = new Set(people.map(({ jobTitle }) => jobTitle));
  const job = titles.size === 1 ? [...titles][0] : `${titles.size} jobs`;
  return (
    <header className="tell-head">
      <div className="tell-head-words">
        <h2 id={titleId}>{titleOf(stage.name, people)}</h2>
        <p>
          {job} · {originOf(people)}
          {people.length === 1 ? ` to ${stage.name}` : ""}
        </p>
      </div>
      <button
        type="button"
        className="icon-btn"
        aria-label="Close without moving"
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
    </header>
  );
}
