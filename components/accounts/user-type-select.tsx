import { Select } from "@/components/ui/forms/field";
import { described, FieldFrame } from "@/components/ui/forms/field-frame";
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
  disabled: boolean;
  error: string | undefined;
};

/** What the account will be used as, with what each choice means. */
export function UserTypeSelect({ chosen, onChoose, offersAdmin = true, disabled, error }: Props) {
  const frame = {
    name: "userType",
    label: "User Type",
    error,
    help: <span role="status">{MEANINGS[chosen]}</span>,
  };
  return (
    <FieldFrame {...frame}>
      <Select
        id="userType"
        name="userType"
        options={USER_TYPES.filter(([type]) => offersAdmin || type !== "admin")}
        value={chosen}
        onChange={(event) => onChoose(event.target.value as UserType)}
        required
        disabled={disabled}
        {...described(frame)}
      />
    </FieldFrame>
  );
}
