"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api } from "@/lib/browser/api";
import type { UserType } from "@/lib/shared/areas";

type Props = { userId: string; userType: UserType };

const TYPES = [
  ["job_seeker", "Job seeker"],
  ["employer", "Recruiter"],
  ["admin", "Admin"],
] as const;

/** Changes an account's type. */
export function TypeForm({ userId, userType }: Props) {
  const router = useRouter();
  const [chosen, setChosen] = useState<string>(userType);
  const { form } = useSubmission({
    send: async () => {
      await api(`/api/admin/people/${userId}/type`, { method: "PUT", json: { userType: chosen } });
      toast({ kind: "good", text: "Done. They need to sign in again." });
      router.refresh();
    },
    fallback: "That didn't work. Try again.",
    isLasting: true,
  });
  return (
    <Form {...form} className="stacked-form">
      <FormErrors />
      <SelectField
        id="account-kind"
        label="Account type"
        name="userType"
        value={chosen}
        options={TYPES}
        onChange={({ target }) => setChosen(target.value)}
      />
      <p className="help">
        An admin can't do anything until they set up two-factor login. The last admin can't be
        changed.
      </p>
      <SubmitButton
        label="Change Type"
        busyLabel="Changing..."
        className="btn-outline needs-script"
      />
    </Form>
  );
}
