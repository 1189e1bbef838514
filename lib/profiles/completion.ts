import { PROFILE_PARTS, type ProfilePart, type ProfileView } from "./schema";

const SKILLS_WANTED = 3;

type ProfileFacts = Omit<ProfileView, "completion" | "missing">;

const SAYS: Record<ProfilePart, (profile: ProfileFacts) => boolean> = {
  picture: ({ avatarUrl }) => avatarUrl !== null,
  fullName: ({ fullName }) => fullName !== null,
  headline: ({ headline }) => headline !== null,
  bio: ({ bio }) => bio !== null,
  phone: ({ phone }) => phone !== null,
  location: ({ location }) => location !== null,
  experience: ({ experiences }) => experiences.length > 0,
  education: ({ educations }) => educations.length > 0,
  skills: ({ skills }) => skills.length >= SKILLS_WANTED,
  resume: ({ resumeUrl, resumeCount }) => resumeUrl !== null || resumeCount > 0,
};

/** The parts that a profile doesn't have yet. */
export function missingParts(profile: ProfileFacts): ProfilePart[] {
  return PROFILE_PARTS.filter((part) => !SAYS[part](profile));
}

/** How complete a profile is, 0 to 100. */
export function completion(profile: ProfileFacts): number {
  const missing = missingParts(profile).length;
  return Math.round(((PROFILE_PARTS.length - missing) / PROFILE_PARTS.length) * 100);
}

/**
 * Whether a profile is a seeker's: everyone's but employers' and admins', and theirs too once they
 * look for a job with the account and have added what is for that.
 */
export function isSeekersProfile(
  userType: ProfileView["userType"],
  profile: Pick<
    ProfileFacts,
    "experiences" | "educations" | "skills" | "resumeUrl" | "resumeCount"
  >,
): boolean {
  const { experiences, educations, skills, resumeUrl, resumeCount } = profile;
  const entries = experiences.length + educations.length + skills.length + resumeCount;
  return userType === "job_seeker" || entries > 0 || resumeUrl !== null;
}

/** The first day of a month such as "2022-03", as the database stores it. */
export function monthToDate(month: string): Date {
  return new Date(`${month}-01T00:00:00Z`);
}

/** The month of a day that the database stores. */
export function dateToMonth(date: Date): string {
  return date.toISOString().slice(0, 7);
}

const monthNumber = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();

/**
 * How many years someone has worked, to a tenth; null without any experience. The first and last
 * months both count, overlaps count once, and the future doesn't count.
 */
export function experienceYears(
  experiences: readonly { startMonth: Date; endMonth: Date | null }[],
  now: Date,
): number | null {
  if (experiences.length === 0) return null;
  const current = monthNumber(now);
  const months = new Set<number>();
  for (const { startMonth, endMonth } of experiences) {
    const end = Math.min(current, endMonth ? monthNumber(endMonth) : current);
    for (let month = monthNumber(startMonth); month <= end; month += 1) months.add(month);
  }
  return Math.round((months.size / 12) * 10) / 10;
}
