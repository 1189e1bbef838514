"use client";

import { FieldGroup } from "@/components/ui/forms/field-group.client";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { ROLE_NAMES } from "@/lib/companies/team/roles.schema";
import { CompanyForm } from "../company-form.client";

const ROLES = (["recruiter", "hiring_manager", "interviewer", "owner"] as const).map(
  (role) => [role, ROLE_NAMES[role]] as const,
);

type Job = { id: string; title: string };

/** The jobs of a hiring manager; shown by the style sheet while that role is chosen. */
function Jobs({ jobs }: { jobs: readonly Job[] }) {
  if (jobs.length === 0) return null;
  return (
    <FieldGroup name="jobIds" legend="Their Jobs" className="invited-jobs">
      <div className="pick-chips">
        {jobs.map(({ id, title }) => (
          <label key={id} className="pick-chip">
            <input type="checkbox" name="jobIds" value={id} />
            <span dir="auto">{title}</span>
          </label>
        ))}
      </div>
      <p className="help">You can also choose them later, on each job's page.</p>
    </FieldGroup>
  );
}

type Props = { companyId: string; jobs: readonly Job[] };

/** Invites the owner of an address into the company. */
export function InvitationForm({ companyId, jobs }: Props) {
  return (
    <CompanyForm
      label="Invite a colleague"
      path={`/api/companies/${companyId}/invitations`}
      button="Send Invitation"
      busyButton="Sending..."
      done="Invitation sent."
      toBody={({ email, role }, form) => ({
        ...{ email, role },
        jobIds: role === "hiring_manager" ? new FormData(form).getAll("jobIds") : [],
      })}
      fallback="We couldn't send the invitation. Please try again."
      check={({ email }) => (email?.trim() ? {} : { email: "Email address is required" })}
    >
      <div className="company-pair">
        <TextField
          label="Email Address"
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          required
        />
        <SelectField name="role" label="Role" options={ROLES} />
      </div>
      <Jobs jobs={jobs} />
    </CompanyForm>
  );
}
