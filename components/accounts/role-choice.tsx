import { FieldGroup } from "@/components/ui/forms/field-group.client";
import type { UserType } from "@/lib/shared/areas";

type Role = Exclude<UserType, "admin">;

const ROLES: readonly (readonly [Role, string, string])[] = [
  ["job_seeker", "Job Seeker", "Find and follow jobs"],
  ["employer", "Employer", "Post jobs and hire"],
];

/** The choice 'Login as'. */
export function RoleChoice({ chosen }: { chosen: UserType }) {
  return (
    <FieldGroup name="userType" legend="Login as">
      <div className="radio-cards">
        {ROLES.map(([value, label, meaning]) => (
          <label key={value} className="radio-card">
            <input
              type="radio"
              name="userType"
              value={value}
              defaultChecked={value === chosen}
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
    </FieldGroup>
  );
}
