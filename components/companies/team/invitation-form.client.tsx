"use client";

import { Select } from "@/components/ui/forms/field";
import { described, FieldFrame, TextField } from "@/components/ui/forms/text-field";
import { CompanyForm } from "../company-form.client";

const ROLES = [
  ["recruiter", "Recruiter"],
  ["owner", "Owner"],
] as const;

/** Invites the owner of an address into the company. */
export function InvitationForm({ companyId }: { companyId: string }) {
  return (
    <CompanyForm
      label="Invite a colleague"
      path={`/api/companies/${companyId}/invitations`}
      button="Send Invitation"
      busyButton="Sending..."
      done="Invitation sent."
      fallback="We couldn't send the invitation. Please try again."
      check={({ email }) => (email?.trim() ? {} : { email: "Email address is required" })}
    >
      {({ errors, isBusy }) => (
        <div className="company-pair">
          <TextField
            label="Email Address"
            name="email"
            type="email"
            autoComplete="off"
            maxLength={254}
            required
            disabled={isBusy}
            error={errors["email"]}
          />
          <FieldFrame name="role" label="Role" error={errors["role"]}>
            <Select
              {...described({ name: "role", error: errors["role"] })}
              id="role"
              name="role"
              options={ROLES}
              disabled={isBusy}
            />
          </FieldFrame>
        </div>
      )}
    </CompanyForm>
  );
}
