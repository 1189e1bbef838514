import { ActionButton } from "@/components/ui/action.client";

export type AssignableMember = {
  userId: string;
  name: string;
  isAssigned: boolean;
  /** What they have anyway, e.g. an interview. */
  note?: string | null;
};

type Props = {
  people: readonly AssignableMember[];
  /** The address of the assignments, to which a person's id is added. */
  path: string;
  /** What someone gets, after their name, e.g. "can now review this applicant". */
  given: string;
  taken: string;
};

/** The people of a team to whom something can be assigned, each with the way to do it. */
export function Assignments({ people, path, given, taken }: Props) {
  return (
    <ul className="entry-list assignments">
      {people.map(({ userId, name, isAssigned, note }) => (
        <li key={userId}>
          <div className="entry-words">
            <b dir="auto">{name}</b>
            {note && <p>{note}</p>}
          </div>
          <ActionButton
            label={isAssigned ? "Remove" : "Assign"}
            about={name}
            variant={isAssigned ? "btn-quiet" : "btn-outline"}
            method={isAssigned ? "DELETE" : "PUT"}
            path={`${path}/${userId}`}
            done={`${name} ${isAssigned ? taken : given}.`}
          />
        </li>
      ))}
    </ul>
  );
}
