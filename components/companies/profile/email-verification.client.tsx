"use client";

import { TextField } from "@/components/ui/forms/text-field.client";
import { CompanyForm } from "../company-form.client";

/** Has a link mailed to an address at the company's domain. */
export function EmailVerification({ companyId, domain }: { companyId: string; domain: string }) {
  return (
    <CompanyForm
      label="Verify by email"
      path={`/api/companies/${companyId}/verifications`}
      button="Email a Link"
      busyButton="Sending..."
      done="A link is on its way."
      fallback="We couldn't send the link. Please try again."
      check={({ email }) => (email?.trim() ? {} : { email: "Email address is required" })}
      toBody={({ email }) => ({ kind: "email", email })}
    >
      <TextField
        label={`An address at ${domain}`}
        name="email"
        type="email"
        help="Anyone who can read email there confirms it with the link."
        placeholder={`name@${domain}`}
        maxLength={254}
        required
      />
    </CompanyForm>
  );
}
