"use client";

import { useState } from "react";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import type { PostingFields } from "@/lib/jobs/posting/schema";
import type { ApplyOn } from "@/lib/shared/setting-groups/features";
import { hostOf } from "@/lib/shared/site";

const PLACES = [
  ["here", "On this site"],
  ["elsewhere", "At an address of your own"],
] as const;

type Props = {
  fields: PostingFields;
  applyOn: ApplyOn;
};

function Address({ fields }: Omit<Props, "applyOn">) {
  return (
    <TextField
      name="applyUrl"
      label="Address to apply at"
      help="The job's button leads there, so the questions and ratings below aren't used."
      inputMode="url"
      placeholder="https://example.com/jobs/baker"
      defaultValue={fields.applyUrl}
    />
  );
}

/** On this site or elsewhere, for the employer to choose. */
function Either({ fields }: Omit<Props, "applyOn">) {
  const [place, setPlace] = useState(fields.applyAt);
  return (
    <div className="form-2">
      <SelectField
        name="applyAt"
        label="Where people apply"
        options={PLACES}
        defaultValue={fields.applyAt || "here"}
        onChange={(event) => setPlace(event.target.value)}
      />
      {place === "elsewhere" && <Address fields={fields} />}
    </div>
  );
}

/** Where people apply for the job, as far as the site lets an employer say it. */
export function ApplyPlace({ fields, applyOn }: Props) {
  if (applyOn === "either") return <Either fields={fields} />;
  if (applyOn === "outside") {
    return (
      <div className="form-2">
        {/* A text input rather than "hidden", because drafts kept across a login contain only text. */}
        <input type="text" name="applyAt" hidden readOnly value="elsewhere" />
        <Address fields={fields} />
      </div>
    );
  }
  const left = fields.applyAt === "elsewhere" ? hostOf(fields.applyUrl) : null;
  if (left === null) return null;
  return (
    <p className="help">
      So far, people have applied for this job on {left}. From your next change on, they apply on
      this site.
    </p>
  );
}
