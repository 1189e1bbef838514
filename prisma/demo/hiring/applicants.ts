import { createHash } from "node:crypto";
import { v7 as uuid } from "uuid";
import type { City } from "@/lib/places/schema";
import type { Transaction } from "@/lib/platform/db/client";
import { newFileKey, storeFile } from "@/lib/platform/storage/storage";
import { monthToDate } from "@/lib/profiles/completion";
import { readFindings } from "@/lib/profiles/resume-parsing/parsing";
import { insertFindings } from "@/lib/profiles/resumes/persistence.commands";
import { finding } from "@/lib/profiles/resumes/schema";
import { skillSlug, slugify } from "@/lib/shared/text";
import type { DemoPerson, StaffedOpening } from "@/prisma/demo/hiring/people";
import { drawResume, type ResumeContent, resumeText } from "@/prisma/demo/hiring/resume";
import { integer, pick, type Random, sample, seeded } from "@/prisma/demo/random";

export type DemoApplicant = { userId: string; fullName: string; email: string; resumeId: string };

const UNIVERSITIES = ["University of", "Technical University of", "Polytechnic of"];

/** `month` moved by so many months: "2021-03". */
function monthsFrom(month: string, months: number): string {
  const moved = new Date(monthToDate(month));
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return moved.toISOString().slice(0, 7);
}

/** What a person of the demo can show for themselves; the same each time. */
export function resumeOf(
  person: DemoPerson,
  opening: StaffedOpening,
  jobSkills: readonly string[],
): ResumeContent {
  const random: Random = seeded(`resume of ${person.fullName}`);
  const { fullName, headline, place, employer, since, before } = person;
  const firstSince = monthsFrom(since, -integer(random, 20, 44));
  const city = place.split(",")[0] ?? place;
  const known = sample(
    random,
    jobSkills,
    Math.min(jobSkills.length, integer(random, 2, Math.max(3, jobSkills.length))),
  );
  return {
    fullName,
    headline,
    place,
    email: `${slugify(fullName)}@mail.demo.jobharbor.example`,
    summary: `${headline} at ${employer}, in ${city}. ${opening.reason}`,
    jobs: [
      { title: headline, company: employer, from: since, to: null, text: opening.now },
      {
        title: headline.replace(/^(?:Senior|Lead|Staff) /, ""),
        company: before,
        from: firstSince,
        to: monthsFrom(since, -1),
        text: opening.before,
      },
    ],
    education: {
      degree: `BSc ${opening.study}`,
      institution: `${pick(random, UNIVERSITIES)} ${city}`,
      from: monthsFrom(firstSince, -50),
      to: monthsFrom(firstSince, -4),
    },
    skills: [...known, ...sample(random, ["Mentoring", "English", "Portuguese", "Writing"], 2)],
  };
}

/**
 * Stores a resume as if its owner had uploaded it and it had been read or, without an owner, as if a
 * company had added it by hand. Returns its id.
 */
export async function insertResume(
  tx: Transaction,
  userId: string | null,
  content: ResumeContent,
): Promise<string> {
  const bytes = await drawResume(content);
  const [id, fileKey] = [uuid(), newFileKey("pdf")];
  const text = resumeText(content);
  await storeFile("resumes", fileKey, bytes);
  await tx.resume.create({
    data: {
      ...{ id, userId, fileKey, format: "pdf", isDefault: userId !== null, reading: "done" },
      removedAt: userId === null ? new Date() : null,
      name: `${slugify(content.fullName)}.pdf`,
      size: bytes.length,
      checksum: new Uint8Array(createHash("sha256").update(bytes).digest()),
      text,
    },
  });
  // As they come from the process that reads files.
  const read: unknown = JSON.parse(JSON.stringify(readFindings(text)));
  await insertFindings(tx, id, finding.array().parse(read));
  return id;
}

async function insertProfile(
  tx: Transaction,
  { userId, cityId }: { userId: string; cityId: number | null },
  { headline, place, summary, jobs, education, skills }: ResumeContent,
): Promise<void> {
  await tx.profile.create({ data: { userId, headline, bio: summary, location: place, cityId } });
  await tx.profileSkill.createMany({
    data: skills.map((name, position) => ({ userId, slug: skillSlug(name), name, position })),
  });
  await tx.experience.createMany({
    data: jobs.map(({ title, company, text, from, to }) => ({
      ...{ userId, title, company, description: text },
      startMonth: monthToDate(from),
      endMonth: to && monthToDate(to),
    })),
  });
  const [degree = "", ...field] = education.degree.split(" ");
  await tx.education.create({
    data: {
      ...{ userId, degree, fieldOfStudy: field.join(" ") },
      institution: education.institution,
      startMonth: monthToDate(education.from),
      endMonth: monthToDate(education.to),
    },
  });
}

/** Makes the account, profile and resume of someone who applies. They can't log in. */
export async function insertApplicant(
  tx: Transaction,
  content: ResumeContent,
  cities: ReadonlyMap<string, City>,
): Promise<DemoApplicant> {
  const { fullName, email } = content;
  const userId = uuid();
  await tx.user.create({
    data: {
      ...{ id: userId, email, fullName, userType: "job_seeker", emailVerifiedAt: new Date() },
      username: slugify(fullName),
    },
  });
  const cityId = cities.get(content.place)?.id ?? null;
  await insertProfile(tx, { userId, cityId }, content);
  return { userId, fullName, email, resumeId: await insertResume(tx, userId, content) };
}
