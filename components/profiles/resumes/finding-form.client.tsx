"use client";

import type { FindingView } from "@/lib/profiles/resumes/schema";
import { checkEducation, EducationFields, toEducation } from "../education-section.client";
import { checkExperience, ExperienceFields, toExperience } from "../experience-section.client";
import { ProfileForm } from "../profile-form.client";

type Props = {
  finding: FindingView;
  onSend: (content: object) => Promise<void>;
  onClose: () => void;
};

type ExtractedFields = {
  description?: string | undefined;
  startMonth?: string | undefined;
  endMonth?: string | null | undefined;
};

/**
 * The fields that both kinds share; what was not read is empty, and nothing counts as ongoing
 * unless it was read so.
 */
function sharedOf(
  id: string,
  { description = "", startMonth = "", endMonth = "" }: ExtractedFields,
) {
  return { id, description, startMonth, endMonth };
}

/** Edits a suggested position or course of study before it is added. */
export function FindingForm({ finding, onSend, onClose }: Props) {
  const { id, kind, content } = finding;
  if (kind === "skill") return null;
  const isExperience = kind === "experience";
  return (
    <div className="profile-inset">
      <ProfileForm
        name={`finding-${id}`}
        label={isExperience ? "Add this experience" : "Add this education"}
        button={isExperience ? "Save Experience" : "Save Education"}
        variant="btn-strong"
        check={isExperience ? checkExperience : checkEducation}
        send={(values) => onSend(isExperience ? toExperience(values) : toEducation(values))}
        onCancel={onClose}
      >
        {(parts) =>
          kind === "experience" ? (
            <ExperienceFields
              {...parts}
              entry={{
                ...sharedOf(id, content),
                title: content.title ?? "",
                company: content.company ?? "",
              }}
            />
          ) : (
            <EducationFields
              {...parts}
              entry={{
                ...sharedOf(id, content),
                degree: content.degree ?? "",
                institution: content.institution ?? "",
                fieldOfStudy: content.fieldOfStudy ?? "",
              }}
            />
          )
        }
      </ProfileForm>
    </div>
  );
}
