"use client";

import { Form } from "@/components/ui/forms/form.client";
import { FormErrors } from "@/components/ui/forms/form-errors.client";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { SubmitButton } from "@/components/ui/forms/submit-button.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { useSubmission } from "@/components/ui/forms/use-submission.client";
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

type ChoiceProps = {
  name: string;
  label: string;
  values: readonly string[];
  value: string | null;
};

function Choice({ values, value, ...field }: ChoiceProps) {
  return <SelectField {...field} options={choices(values)} defaultValue={value ?? ""} />;
}

type FieldsProps = { profile: CompanyProfile; year: number };

/** The company's facts. */
function Facts({ profile, year }: FieldsProps) {
  return (
    <>
      <TextField
        name="companyName"
        label="Company Name"
        help={profile.verifiedAt && "If you change it, you'll need to verify your company again."}
        autoComplete="organization"
        dir="auto"
        maxLength={120}
        defaultValue={profile.name}
      />
      <div className="company-pair">
        <Choice name="industry" label="Industry" values={INDUSTRIES} value={profile.industry} />
        <Choice
          name="companySize"
          label="Company Size"
          values={COMPANY_SIZES}
          value={profile.companySize}
        />
      </div>
      <TextField
        name="email"
        label="Email"
        type="email"
        help="It cannot be changed here."
        placeholder="Not provided"
        readOnly
        defaultValue={profile.email ?? ""}
      />
      <div className="company-pair">
        <TextField
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          defaultValue={profile.phone ?? ""}
        />
        <TextField
          name="foundedYear"
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
function Words({ profile }: FieldsProps) {
  return (
    <>
      <TextField
        name="website"
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
        name="address"
        label="Address"
        rows={2}
        maxLength={500}
        defaultValue={profile.address ?? ""}
      />
      <TextArea
        name="description"
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
  const { form, isBusy } = useSubmission({
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
  const fields = { profile, year };
  return (
    <Form {...form} className="form-grid company-form" aria-label="Company Profile">
      <FormErrors />
      <Facts {...fields} />
      <Words {...fields} />
      <div className="settings-actions">
        <SubmitButton label="Save Changes" busyLabel="Saving..." className="btn-strong" />
        <button type="button" className="btn btn-quiet" disabled={isBusy} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </Form>
  );
}
