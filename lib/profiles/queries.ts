import "server-only";
import { ownRow } from "@/lib/accounts/own-row.queries";
import { getAccount } from "@/lib/accounts/queries";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { completion, dateToMonth, experienceYears, missingParts } from "./completion";
import type {
  EducationView,
  ExperienceView,
  ProfileContact,
  ProfileSignals,
  ProfileView,
} from "./schema";

// Current entries first, then those that ended last.
const LATEST_FIRST = [
  { endMonth: { sort: "desc", nulls: "first" } },
  { startMonth: "desc" },
  { createdAt: "desc" },
  { id: "desc" },
] as const;

type Period = { startMonth: Date; endMonth: Date | null };

function toMonths({ startMonth, endMonth }: Period) {
  return {
    startMonth: dateToMonth(startMonth),
    endMonth: endMonth && dateToMonth(endMonth),
  };
}

async function listExperiences(userId: string): Promise<ExperienceView[]> {
  const rows = await db.experience.findMany({
    where: { userId },
    orderBy: [...LATEST_FIRST],
    select: {
      id: true,
      title: true,
      company: true,
      description: true,
      startMonth: true,
      endMonth: true,
    },
  });
  return rows.map((row) => ({ ...row, ...toMonths(row) }));
}

async function listEducations(userId: string): Promise<EducationView[]> {
  const rows = await db.education.findMany({
    where: { userId },
    orderBy: [...LATEST_FIRST],
    select: {
      id: true,
      degree: true,
      institution: true,
      fieldOfStudy: true,
      description: true,
      startMonth: true,
      endMonth: true,
    },
  });
  return rows.map((row) => ({ ...row, ...toMonths(row) }));
}

/** The actor's own profile; an empty one if they have written nothing. */
export async function findProfile(actor: Actor): Promise<ProfileView> {
  const userId = actor.id;
  const [account, user, profile, experiences, educations, skills, resumeCount] = await Promise.all([
    getAccount(actor),
    ownRow(db.user.findUnique({ where: { id: userId }, select: { createdAt: true } })),
    db.profile.findUnique({ where: { userId } }),
    listExperiences(userId),
    listEducations(userId),
    db.profileSkill.findMany({
      where: { userId },
      orderBy: [{ position: "asc" }, { slug: "asc" }],
      select: { slug: true, name: true },
    }),
    db.resume.count({ where: { userId, removedAt: null } }),
  ]);
  const { username, fullName, email, userType, avatarUrl } = account;
  const said = {
    version: profile?.version ?? 0,
    username,
    fullName,
    email,
    userType,
    avatarUrl,
    createdAt: user.createdAt.toISOString(),
    headline: profile?.headline ?? null,
    bio: profile?.bio ?? null,
    phone: profile?.phone ?? null,
    location: profile?.location ?? null,
    resumeUrl: profile?.resumeUrl ?? null,
    resumeCount,
    experiences,
    educations,
    skills,
  };
  return { ...said, completion: completion(said), missing: missingParts(said) };
}

/** The contact details that the actor's forms are prefilled with. */
export async function findContact(actor: Actor): Promise<ProfileContact> {
  const profile = { select: { phone: true, location: true } };
  const select = { fullName: true, email: true, profile };
  const row = await ownRow(db.user.findUnique({ where: { id: actor.id }, select }));
  const { phone = null, location = null } = row.profile ?? {};
  return { fullName: row.fullName, email: row.email, phone, location };
}

/**
 * The parts of someone's profile that tell which jobs fit them. Callers check that they may read
 * it.
 */
export async function findSignals(userId: string, now = new Date()): Promise<ProfileSignals> {
  const [profile, experiences, skills] = await Promise.all([
    db.profile.findUnique({
      where: { userId },
      select: { headline: true, location: true, cityId: true },
    }),
    db.experience.findMany({
      where: { userId },
      orderBy: [...LATEST_FIRST],
      select: { title: true, startMonth: true, endMonth: true },
    }),
    db.profileSkill.findMany({
      where: { userId },
      orderBy: [{ position: "asc" }, { slug: "asc" }],
      select: { slug: true },
    }),
  ]);
  const titles = [profile?.headline ?? "", ...experiences.map(({ title }) => title)];
  return {
    skillSlugs: skills.map(({ slug }) => slug),
    titles: [...new Set(titles.filter((title) => title !== ""))],
    experienceYears: experienceYears(experiences, now),
    cityId: profile?.cityId ?? null,
    location: profile?.location ?? null,
  };
}
