import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { skillSlug } from "@/lib/shared/text";
import { dateToMonth } from "../completion";
import { type FindingView, finding } from "./schema";

type Position = { title: string; company: string; startMonth: Date };
type Course = { degree: string; institution: string };

const folded = (...parts: (string | null | undefined)[]) =>
  parts.map((part) => (part ?? "").toLowerCase().trim()).join("\n");

/** The key by which two findings, or a finding and an entry of the profile, are the same. */
function keyOf({ kind, content }: FindingView): string {
  if (kind === "skill") return `skill\n${skillSlug(content.name)}`;
  if (kind === "education") return `education\n${folded(content.degree, content.institution)}`;
  return `experience\n${folded(content.title, content.company, content.startMonth)}`;
}

async function listKnown(userId: string): Promise<Set<string>> {
  const [skills, experiences, educations] = await Promise.all([
    db.profileSkill.findMany({ where: { userId }, select: { slug: true } }),
    db.experience.findMany({
      where: { userId },
      select: { title: true, company: true, startMonth: true },
    }),
    db.education.findMany({ where: { userId }, select: { degree: true, institution: true } }),
  ]);
  const position = ({ title, company, startMonth }: Position) =>
    `experience\n${folded(title, company, dateToMonth(startMonth))}`;
  const course = ({ degree, institution }: Course) => `education\n${folded(degree, institution)}`;
  return new Set([
    ...skills.map(({ slug }) => `skill\n${slug}`),
    ...experiences.map(position),
    ...educations.map(course),
  ]);
}

/**
 * The undecided findings from the actor's resumes, the latest resume's first, without duplicates
 * and without anything the profile already has.
 */
export async function listFindings(actor: Actor): Promise<FindingView[]> {
  const rows = await db.resumeFinding.findMany({
    where: { decidedAt: null, resume: { userId: actor.id, removedAt: null } },
    orderBy: [{ resume: { uploadedAt: "desc" } }, { resumeId: "desc" }, { position: "asc" }],
    select: { id: true, resumeId: true, kind: true, content: true },
  });
  const known = await listKnown(actor.id);
  return rows.flatMap(({ id, resumeId, kind, content }) => {
    const parsed = finding.safeParse({ kind, content });
    if (!parsed.success) return [];
    const view = { ...parsed.data, id, resumeId };
    const key = keyOf(view);
    if (known.has(key)) return [];
    known.add(key);
    return [view];
  });
}
