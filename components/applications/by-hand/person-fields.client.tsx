"use client";

import { described, FieldError, FieldFrame } from "@/components/ui/forms/field-frame";
import { useFormState } from "@/components/ui/forms/form.client";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { TextArea } from "@/components/ui/forms/text-area.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import { ORIGIN_NAMES, POOLED_ORIGIN } from "@/lib/applications/by-hand/origins";
import type { PostingToAddTo } from "@/lib/applications/by-hand/schema";
import { ADDED_LINE_MAX, NOTE_MAX_LENGTH } from "@/lib/applications/limits.schema";
import { PostingSelect } from "./posting-select.client";

const FILE_HELP = "Optional: PDF, DOC or DOCX, up to 5 MB";

/** What the form for adding someone by hand needs to know. */
export type AddPersonProps = {
  postings: PostingToAddTo[];
  /** Who may have recommended them. */
  team: readonly { id: string; name: string }[];
  /** The posting that is chosen at first. */
  jobId: string;
  companyName: string;
  /** How many months after the decision what is kept is deleted. */
  keptMonths: string;
};

const PERSON_LINES = [
  { name: "fullName", label: "Full Name", maxLength: 100, required: true, dir: "auto" },
  {
    name: "email",
    label: "Email Address",
    type: "email",
    help: "We'll write to them at this address.",
    maxLength: 254,
    required: true,
  },
  { name: "phone", label: "Phone (optional)", type: "tel", maxLength: 40 },
  {
    name: "headline",
    label: "Headline (optional)",
    help: "What they do, such as “Pastry chef”",
    maxLength: ADDED_LINE_MAX,
    dir: "auto",
  },
  { name: "place", label: "Place (optional)", maxLength: ADDED_LINE_MAX, dir: "auto" },
];

/** The fields about a person whose value is one line. */
export function PersonLines() {
  return PERSON_LINES.map((line) => <TextField key={line.name} autoComplete="off" {...line} />);
}

const MET = Object.entries(ORIGIN_NAMES).filter(([origin]) => origin !== POOLED_ORIGIN);

/** How the company met someone. */
export function OriginField() {
  return (
    <SelectField
      name="origin"
      label="How You Met Them"
      help="They're told this, too."
      options={[["", "Choose one"], ...MET]}
    />
  );
}

function Resume() {
  const { errors, isBusy } = useFormState();
  const frame = { name: "resume", help: FILE_HELP, error: errors["resume"] };
  return (
    <FieldFrame {...frame} label="CV">
      <input
        {...described(frame)}
        id="resume"
        name="resume"
        type="file"
        className="input"
        accept=".pdf,.doc,.docx"
        disabled={isBusy}
      />
    </FieldFrame>
  );
}

/** Who is added to which posting. */
export function PersonFields({ postings, jobId, team }: AddPersonProps) {
  return (
    <>
      <PostingSelect postings={postings} defaultValue={jobId} />
      <PersonLines />
      <Resume />
      <OriginField />
      <SelectField
        name="referredById"
        label="Recommended By (optional)"
        help="If they know someone in your team. They're told the name."
        options={[["", "No one in the team"], ...team.map(({ id, name }) => [id, name] as const)]}
      />
      <TextArea
        label="Note (optional)"
        name="note"
        help="Only your team reads it."
        maxLength={NOTE_MAX_LENGTH}
      />
    </>
  );
}

/** That their details may be passed on, and in `help` what they will be told. */
export function PermissionField({ help }: { help: string }) {
  const { errors, isBusy } = useFormState();
  const error = errors["mayPassOn"];
  return (
    <div className="field">
      <label className="check">
        <input
          {...described({ name: "mayPassOn", help: "help", error })}
          type="checkbox"
          id="mayPassOn"
          name="mayPassOn"
          disabled={isBusy}
        />
        I may pass on their details
      </label>
      {error && <FieldError id="mayPassOn-error">{error}</FieldError>}
      <p className="help" id="mayPassOn-help">
        {help}
      </p>
    </div>
  );
}
