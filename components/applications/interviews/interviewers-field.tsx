import { FieldGroup } from "@/components/ui/forms/field-group.client";
import type { TeamMember } from "@/lib/applications/employer-view/notes";

type Props = {
  team: readonly TeamMember[];
  chosen: readonly string[];
  /** Says who is chosen now, where something depends on it. */
  onChange?: (ids: string[]) => void;
};

/** The people whom a form's interviewers are. */
export function interviewersOf(form: HTMLFormElement): string[] {
  return new FormData(form).getAll("interviewerIds").map(String);
}

/** Which members of the team take part in an interview. */
export function InterviewersField({ team, chosen, onChange }: Props) {
  return (
    <FieldGroup name="interviewerIds" legend="Interviewers" className="interviewers">
      <div
        className="pick-chips"
        onChange={({ currentTarget }) => {
          const form = currentTarget.closest("form");
          if (form) onChange?.(interviewersOf(form));
        }}
      >
        {team.map(({ id, name }) => (
          <label key={id} className="pick-chip">
            <input
              type="checkbox"
              name="interviewerIds"
              value={id}
              defaultChecked={chosen.includes(id)}
            />
            <span dir="auto">{name}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
