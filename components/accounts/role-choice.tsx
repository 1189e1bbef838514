import type { UserType } from "@/lib/shared/areas";

type Role = Exclude<UserType, "admin">;

const ROLES: readonly (readonly [Role, string, string])[] = [
  ["job_seeker", "Job Seeker", "Find and follow jobs"],
  ["employer", "Employer", "Post jobs and hire"],
];

type Props = { chosen: UserType; disabled: boolean };

/** The choice 'Login as'. */
export function RoleChoice({ chosen, disabled }: Props) {
  return (
    <fieldset className="field">
      <legend className="label">Login as</legend>
      <div className="radio-cards">
        {ROLES.map(([value, label, meaning]) => (
          <label key={value} className="radio-card">
            <input
              type="radio"
              name="userType"
              value={value}
              defaultChecked={value === chosen}
              disabled={disabled}
              aria-labelledby={`${value}-label`}
              aria-describedby={`${value}-meaning`}
            />
            <span>
              <b id={`${value}-label`}>{label}</b>
              <span id={`${value}-meaning`}>{meaning}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
