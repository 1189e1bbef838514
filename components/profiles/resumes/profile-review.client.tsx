"use client";

import { refreshAccount } from "@/components/site/use-account.client";
import type { ResumeStep as Step } from "@/lib/profiles/resumes/schema";
import { useProfile } from "../use-profile.client";
import { ResumeStep } from "./resume-step.client";

/** What was found in someone's resumes, above the profile's sections, which show it once added. */
export function ProfileReview(step: Step) {
  const { keep } = useProfile();
  return (
    <ResumeStep
      {...step}
      isLasting={false}
      onSaved={(profile) => {
        keep(profile);
        // The name in the header may be another.
        refreshAccount();
      }}
    />
  );
}
