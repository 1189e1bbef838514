"use client";

import { Select } from "@/components/ui/forms/field";
import { FormErrors } from "@/components/ui/forms/form-errors";
import { SubmitButton } from "@/components/ui/forms/submit-button";
import { TextArea } from "@/components/ui/forms/text-area";
import { described, FieldFrame, TextField } from "@/components/ui/forms/text-field";
import { type FieldErrors, useSubmission } from "@/components/ui/forms/use-submission.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { ApiError, api } from "@/lib/browser/api";
import type { CompanyProfile } from "@/lib/companies/profile.schema";
import { COMPANY_SIZES, FOUNDED_MIN, INDUSTRIES, WEBSITE_FORMAT } from "@/lib/companies/schema";
import { toWebAddress } from "@/lib/shared/site";

const FAILED = "Failed to update profile";

type Props = {
  profile: CompanyProfile;
  /** The latest year in which a company can have been founded. */
  year: number;
  onSaved: (profile: CompanyProfile) => void;
  onCancel: () => void;
};

const choices = (values: readonly string[]) =>
  [["", "Not specified"], ...values.map((value) => [value, value] as const)] as const;

function websiteErrors(text: string | undefined) {
  const isGiven = Boolean(text?.trim());
  return isGiven && toWebAddress(text ?? "") === null ? { website: WEBSITE_FORMAT } : {};
}

function yearErrors(text: string | undefined, year: number) {
  const typed = text?.trim() ?? "";
  const isYear = /^\d{4}$/.test(typed) && Number(typed) >= FOUNDED_MIN && Number(typed) <= year;
  if (typed === "" || isYear) return {};
  return { foundedYear: `The year must be between ${FOUNDED_MIN} and ${year}` };
}

function Choice(props: {
  name: string;
  label: string;
  values: readonly string[];
  value: string | null;
  isBusy: boolean;
  error: string | undefined;
}) {
  const { name, label, values, value, isBusy, error } = props;
  return (
    <FieldFrame name={name} label={label} error={error}>
      <Select
        {...described({ name, error })}
        id={name}
        name={name}
        options={choices(values)}
        defaultValue={value ?? ""}
        disabled={isBusy}
      />
    </FieldFrame>
  );
}

type FieldsProps = { profile: CompanyProfile; year: number; errors: FieldErrors; isBusy: boolean };

function commonOf(name: string, { errors, isBusy }: FieldsProps) {
  return { name, disabled: isBusy, error: errors[name] };
}

/** The company's facts. */
function Facts(props: FieldsProps) {
  const { profile, year, errors, isBusy } = props;
  return (
    <>
      <TextField
        {...commonOf("companyName", props)}
        label="Company Name"
        help={profile.verifiedAt && "If you change it, you'll need to verify your company again."}
        autoComplete="organization"
        dir="auto"
        maxLength={120}
        defaultValue={profile.name}
      />
      <div className="company-pair">
        <Choice
          {...{ name: "industry", label: "Industry", values: INDUSTRIES, value: profile.industry }}
          {...{ isBusy, error: errors["industry"] }}
        />
        <Choice
          {...{ name: "companySize", label: "Company Size", values: COMPANY_SIZES }}
          {...{ value: profile.companySize, isBusy, error: errors["companySize"] }}
        />
      </div>
      <TextField
        {...commonOf("email", props)}
        label="Email"
        type="email"
        help="It cannot be changed here."
        placeholder="Not provided"
        readOnly
        defaultValue={profile.email ?? ""}
      />
      <div className="company-pair">
        <TextField
          {...commonOf("phone", props)}
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          defaultValue={profile.phone ?? ""}
        />
        <TextField
          {...commonOf("foundedYear", props)}
          label="Founded"
          type="number"
          inputMode="numeric"
          min={FOUNDED_MIN}
          max={year}
          defaultValue={profile.foundedYear ?? ""}
        />
      </div>
    </>
  );
}

/** Its location and its own text. */
function Words(props: FieldsProps) {
  const { profile } = props;
  return (
    <>
      <TextField
        {...commonOf("website", props)}
        label="Website"
        type="url"
        help={
          profile.verifiedAt &&
          "If you change the domain, you'll need to verify your company again."
        }
        autoComplete="url"
        placeholder="https://www.example.com"
        maxLength={300}
        defaultValue={profile.website ?? ""}
      />
      <TextArea
        {...commonOf("address", props)}
        label="Address"
        rows={2}
        maxLength={500}
        defaultValue={profile.address ?? ""}
      />
      <TextArea
        {...commonOf("description", props)}
        label="About Company"
        help="Markdown, e.g. **bold** and lists with dashes."
        rows={5}
        defaultValue={profile.description ?? ""}
      />
    </>
  );
}

/** What the server said about the first field, or about all of it. */
function failureOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === null) return FAILED;
  const [about] = Object.values(error.fields).flat();
  return about || error.message || FAILED;
}

/** Edits a company's profile, to be saved as a whole or cancelled. */
export function CompanyProfileForm({ profile, year, onSaved, onCancel }: Props) {
  const { form, isBusy, errors, alert } = useSubmission({
    fallback: FAILED,
    isLasting: true,
    // Together, so that a save doesn't find them one by one.
    check: ({ website, foundedYear }) => ({
      ...websiteErrors(website),
      ...yearErrors(foundedYear, year),
    }),
    send: async (values) => {
      try {
        const json = { ...values, version: profile.version };
        const saved = await api<CompanyProfile>(`/api/companies/${profile.id}`, {
          method: "PUT",
          json,
        });
        toast({ kind: "good", text: "Profile updated successfully!" });
        onSaved(saved);
      } catch (error) {
        toast({ kind: "bad", text: failureOf(error) });
        throw error;
      }
    },
  });
  const fields = { profile, year, errors, isBusy };
  return (
    <form {...form} className="form-grid company-form" aria-label="Company Profile">
      <FormErrors errors={errors} alert={alert} />
      <Facts {...fields} />
      <Words {...fields} />
      <div className="settings-actions">
        <SubmitButton
          label="Save Changes"
          busyLabel="Saving..."
          isBusy={isBusy}
          className="btn-strong"
        />
        <button type="button" className="btn btn-quiet" disabled={isBusy} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
