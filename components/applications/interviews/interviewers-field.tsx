import { FieldError } from "@/components/ui/forms/field-frame";
import type { TeamMember } from "@/lib/applications/employer-view/notes";

type Props = {
  team: readonly TeamMember[];
  chosen: readonly string[];
  error?: string | undefined;
  /** Says who is chosen now, where something depends on it. */
  onChange?: (ids: string[]) => void;
};

/** The people whom a form's interviewers are. */
export function interviewersOf(form: HTMLFormElement): string[] {
  return new FormData(form).getAll("interviewerIds").map(String);
}

/** Which members of the team take part in an interview. */
export function InterviewersField({ team, chosen, error, onChange }: Props) {
  return (
    <fieldset
      className="field interviewers"
      {...(error ? { "aria-describedby": "interviewers-error" } : {})}
      onChange={({ currentTarget }) => {
        const { form } = currentTarget;
        if (form) onChange?.(interviewersOf(form));
      }}
    >
      <legend className="label">Interviewers</legend>
      <div className="pick-chips">
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
      {error && <FieldError id="interviewers-error">{error}</FieldError>}
    </fieldset>
  );
}
