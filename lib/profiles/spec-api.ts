import { formatMonth } from "@/lib/shared/dates";
import type { ProfileView } from "./schema";
import type { OwnProfile } from "./spec-api.schema";

const PRESENT = "Present";

/** Months as the single text of the spec: "Mar 2022 - Present". */
function durationText({
  startMonth,
  endMonth,
}: {
  startMonth: string;
  endMonth: string | null;
}): string {
  return `${formatMonth(startMonth)} - ${endMonth === null ? PRESENT : formatMonth(endMonth)}`;
}

type OwnProfileContext = {
  /** The site's address. */
  siteUrl: string;
  savedJobs: string[];
  companies: { id: string; name: string }[];
};

/** A profile in the spec's terms (section 3). Missing values are "". */
export function toOwnProfile(
  id: string,
  profile: ProfileView,
  around: OwnProfileContext,
): OwnProfile {
  const { avatarUrl, experiences, educations } = profile;
  return {
    _id: id,
    username: profile.username,
    FullName: profile.fullName ?? "",
    email: profile.email,
    ProfileImage: avatarUrl === null ? "" : new URL(avatarUrl, around.siteUrl).href,
    Role: profile.userType,
    bio: profile.bio ?? "",
    location: profile.location ?? "",
    resume: profile.resumeUrl ?? "",
    PhoneNumber: profile.phone ?? "",
    profile: {
      education: educations.map((item) => ({
        _id: item.id,
        degree: item.degree,
        institution: item.institution,
        fieldOfStudy: item.fieldOfStudy,
        description: item.description ?? "",
        duration: durationText(item),
      })),
      experience: experiences.map((item) => ({
        _id: item.id,
        title: item.title,
        company: item.company,
        description: item.description ?? "",
        duration: durationText(item),
      })),
      skills: profile.skills.map(({ name }) => name),
    },
    savedJobs: around.savedJobs,
    Recruiter: {
      companies: around.companies.map((company) => ({ _id: company.id, name: company.name })),
    },
    createdAt: profile.createdAt,
  };
}
