"use client";

import { useRouter } from "next/navigation";
import { Select } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { MEMBER_ROLES, type MemberRole } from "@/lib/accounts/roles.schema";
import { api } from "@/lib/browser/api";
import { ROLE_NAMES } from "@/lib/companies/team/roles.schema";

const ROLES = MEMBER_ROLES.map((role) => [role, ROLE_NAMES[role]] as const);

type Props = { path: string; name: string; role: MemberRole };

/** Gives a member of the team another role. */
export function RoleForm({ path, name, role }: Props) {
  const router = useRouter();
  const { form, isBusy } = useSubmission({
    fallback: "We couldn't change the role. Please try again.",
    isLasting: true,
    send: async ({ role: chosen }) => {
      await api(path, { method: "PATCH", json: { role: chosen } });
      toast({ kind: "good", text: `${name} is now: ${ROLE_NAMES[chosen as MemberRole]}.` });
      router.refresh();
    },
  });
  return (
    <Form {...form} className="role-form needs-script" aria-label={`Role of ${name}`}>
      <FormErrors />
      <Select
        key={role}
        name="role"
        aria-label={`Role of ${name}`}
        options={ROLES}
        defaultValue={role}
        disabled={isBusy}
      />
      <SubmitButton label="Change Role" busyLabel="Changing..." className="btn-outline btn-sm" />
    </Form>
  );
}
