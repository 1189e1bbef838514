"use client";

import { Select } from "@/components/ui/forms/field";
import { TextArea } from "@/components/ui/forms/text-area";
import { described, FieldFrame, TextField } from "@/components/ui/forms/text-field";
import type { FieldErrors } from "@/components/ui/forms/use-submission.client";
import { ORIGIN_NAMES, POOLED_ORIGIN } from "@/lib/applications/by-hand/origins";
import type { PostingToAddTo } from "@/lib/applications/by-hand/schema";
import { ADDED_LINE_MAX, NOTE_MAX_LENGTH } from "@/lib/applications/limits.schema";

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

type Props = AddPersonProps & { errors: FieldErrors; isBusy: boolean };

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
export function PersonLines({ errors, isBusy }: Pick<Props, "errors" | "isBusy">) {
  return PERSON_LINES.map((line) => (
    <TextField
      key={line.name}
      autoComplete="off"
      disabled={isBusy}
      error={errors[line.name]}
      {...line}
    />
  ));
}

function Posting({ postings, jobId, errors, isBusy }: Props) {
  const frame = { name: "jobId", error: errors["jobId"] };
  return (
    <FieldFrame {...frame} label="Job">
      <Select
        {...described(frame)}
        id="jobId"
        name="jobId"
        defaultValue={jobId}
        disabled={isBusy}
        options={[
          ["", "Choose a job"],
          ...postings.map(
            ({ id, title, location }) =>
              [id, [title, location].filter(Boolean).join(", ")] as const,
          ),
        ]}
      />
    </FieldFrame>
  );
}

type FieldProps = { error: string | undefined; isBusy: boolean };

const MET = Object.entries(ORIGIN_NAMES).filter(([origin]) => origin !== POOLED_ORIGIN);

/** How the company met someone. */
export function OriginField({ error, isBusy }: FieldProps) {
  const frame = { name: "origin", help: "They're told this, too.", error };
  return (
    <FieldFrame {...frame} label="How You Met Them">
      <Select
        {...described(frame)}
        id="origin"
        name="origin"
        disabled={isBusy}
        options={[["", "Choose one"], ...MET]}
      />
    </FieldFrame>
  );
}

function Referral({ team, errors, isBusy }: Props) {
  const frame = {
    name: "referredById",
    help: "If they know someone in your team. They're told the name.",
    error: errors["referredById"],
  };
  return (
    <FieldFrame {...frame} label="Recommended By (optional)">
      <Select
        {...described(frame)}
        id="referredById"
        name="referredById"
        disabled={isBusy}
        options={[["", "No one in the team"], ...team.map(({ id, name }) => [id, name] as const)]}
      />
    </FieldFrame>
  );
}

function Resume({ errors, isBusy }: Props) {
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
export function PersonFields(props: Props) {
  const { errors, isBusy } = props;
  return (
    <>
      <Posting {...props} />
      <PersonLines errors={errors} isBusy={isBusy} />
      <Resume {...props} />
      <OriginField error={errors["origin"]} isBusy={isBusy} />
      <Referral {...props} />
      <TextArea
        label="Note (optional)"
        name="note"
        help="Only your team reads it."
        maxLength={NOTE_MAX_LENGTH}
        disabled={isBusy}
        error={errors["note"]}
      />
    </>
  );
}

/** That their details may be passed on, and in `help` what they will be told. */
export function PermissionField({ help, error, isBusy }: FieldProps & { help: string }) {
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
      {error && (
        <p className="err" id="mayPassOn-error">
          {error}
        </p>
      )}
      <p className="help" id="mayPassOn-help">
        {help}
      </p>
    </div>
  );
}
