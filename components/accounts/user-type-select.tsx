import { SelectField } from "@/components/ui/forms/select-field.client";
import type { UserType } from "@/lib/shared/areas";

const USER_TYPES: readonly (readonly [UserType, string])[] = [
  ["job_seeker", "Job Seeker"],
  ["employer", "Recruiter"],
  ["admin", "Admin"],
];
const MEANINGS: Record<UserType, string> = {
  job_seeker: "Find jobs, save them and apply.",
  employer: "Post jobs for your company and hire.",
  admin: "Look after this site. The account waits until an admin approves it.",
};

type Props = {
  chosen: UserType;
  onChoose: (userType: UserType) => void;
  offersAdmin?: boolean;
};

/** What the account will be used as, with what each choice means. */
export function UserTypeSelect({ chosen, onChoose, offersAdmin = true }: Props) {
  return (
    <SelectField
      name="userType"
      label="User Type"
      help={<span role="status">{MEANINGS[chosen]}</span>}
      options={USER_TYPES.filter(([type]) => offersAdmin || type !== "admin")}
      value={chosen}
      onChange={(event) => onChoose(event.target.value as UserType)}
      required
    />
  );
}
