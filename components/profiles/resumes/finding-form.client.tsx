"use client";

import { TextField } from "@/components/ui/forms/text-field.client";
import type { FieldErrors, FormValues } from "@/components/ui/forms/use-submission.client";
import type { Finding, FindingView } from "@/lib/profiles/resumes/schema";
import { checkEducation, EducationFields, toEducation } from "../education-section.client";
import { checkExperience, ExperienceFields, toExperience } from "../experience-section.client";
import { ProfileForm } from "../profile-form.client";
import { CONTACT_NAMES, findingWords } from "./finding-words";

type Content = Finding["content"];

type Props = {
  finding: FindingView;
  onDone: (content: Content) => void;
  onClose: () => void;
};

type ReadFields = {
  description?: string | undefined;
  startMonth?: string | undefined;
  endMonth?: string | null | undefined;
};

/**
 * The fields that both kinds of entries share; what was not read is empty, and nothing counts as
 * ongoing unless it was read so.
 */
function sharedOf(id: string, { description = "", startMonth = "", endMonth = "" }: ReadFields) {
  return { id, description, startMonth, endMonth };
}

function Fields({ finding }: { finding: FindingView }) {
  const { id, kind, content } = finding;
  if (kind === "experience") {
    const { title = "", company = "" } = content;
    return <ExperienceFields entry={{ ...sharedOf(id, content), title, company }} />;
  }
  if (kind === "education") {
    const { degree = "", institution = "", fieldOfStudy = "" } = content;
    const entry = { ...sharedOf(id, content), degree, institution, fieldOfStudy };
    return <EducationFields entry={entry} />;
  }
  if (kind === "skill") return null;
  return (
    <TextField
      label={CONTACT_NAMES[content.field]}
      name="value"
      defaultValue={content.value}
      dir="auto"
    />
  );
}

const checkContact = ({ value }: FormValues): FieldErrors =>
  value?.trim() ? {} : { value: "Enter something, or leave it out" };

function checkOf({ kind }: FindingView) {
  if (kind === "experience") return checkExperience;
  return kind === "education" ? checkEducation : checkContact;
}

function toContent({ kind, content }: FindingView, values: FormValues): Content {
  if (kind === "experience") return toExperience(values) as Content;
  if (kind === "education") return toEducation(values) as Content;
  return kind === "contact" ? { ...content, value: values["value"]?.trim() ?? "" } : content;
}

/** Corrects a finding before it is added. Nothing is sent. */
export function FindingForm({ finding, onDone, onClose }: Props) {
  return (
    <div className="profile-inset">
      <ProfileForm
        name={`finding-${finding.id}`}
        label={`Correct ${findingWords(finding).name}`}
        button="Done"
        variant="btn-strong"
        check={checkOf(finding)}
        send={async (values) => onDone(toContent(finding, values))}
        onCancel={onClose}
      >
        <Fields finding={finding} />
      </ProfileForm>
    </div>
  );
}
