import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { skillSlug } from "@/lib/shared/text";
import { dateToMonth } from "../completion";
import {
  CONTACT_FIELDS,
  type ContactField,
  type Finding,
  type FindingView,
  type FoundExperience,
  finding,
} from "./schema";

type Position = { title: string; company: string; startMonth: Date };
type Course = { degree: string; institution: string };

/** A finding as it is stored. */
export type FindingRow = {
  id: string;
  resumeId: string;
  kind: Finding["kind"];
  content: unknown;
  doubts: string[];
  /** Null until it is decided. */
  isAccepted: boolean | null;
};

const findingsOf = (table: "resume_findings" | "resume_contact_findings") => {
  const isContact = table === "resume_contact_findings";
  return Prisma.sql`
    SELECT f.id, f.resume_id AS "resumeId",
      ${isContact ? Prisma.sql`'contact'` : Prisma.sql`f.kind::text`} AS kind,
      f.content, f.doubts, f.is_accepted AS "isAccepted"
    FROM ${Prisma.raw(table)} f JOIN resumes r ON r.id = f.resume_id`;
};
const CONTACTS = findingsOf("resume_contact_findings");
const OTHERS = findingsOf("resume_findings");

/**
 * The actor's findings with these ids, decided or not, by id. With `isLocking`, no one else
 * decides on them until the transaction ends.
 */
export async function loadDecisionRows(
  source: Pick<Transaction, "$queryRaw">,
  actor: Actor,
  { ids, isLocking = false }: { ids: readonly string[]; isLocking?: boolean },
): Promise<Map<string, FindingRow>> {
  const own = Prisma.sql`
    WHERE f.id = ANY(${[...ids]}::uuid[]) AND r.user_id = ${actor.id}::uuid
      AND r.removed_at IS NULL
    ORDER BY f.id ${isLocking ? Prisma.sql`FOR UPDATE OF f` : Prisma.empty}`;
  const contacts = await source.$queryRaw<FindingRow[]>(Prisma.sql`${CONTACTS} ${own}`);
  const others = await source.$queryRaw<FindingRow[]>(Prisma.sql`${OTHERS} ${own}`);
  return new Map([...contacts, ...others].map((row) => [row.id, row]));
}

/** What a person's profile and account have in the fields that a resume's head may state. */
export async function readContactValues(
  source: Pick<Transaction, "user">,
  userId: string,
): Promise<Record<ContactField, string | null>> {
  const { fullName, profile } = await source.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      fullName: true,
      profile: { select: { headline: true, phone: true, location: true } },
    },
  });
  return {
    fullName,
    headline: profile?.headline ?? null,
    phone: profile?.phone ?? null,
    location: profile?.location ?? null,
  };
}

const folded = (...parts: (string | null | undefined)[]) =>
  parts.map((part) => (part ?? "").toLowerCase().trim()).join("\n");

/** The key by which two findings, or a finding and an entry of the profile, are the same. */
function keyOf({ kind, content }: Finding): string {
  if (kind === "contact") return `contact\n${folded(content.field, content.value)}`;
  if (kind === "skill") return `skill\n${skillSlug(content.name)}`;
  if (kind === "education") return `education\n${folded(content.degree, content.institution)}`;
  return `experience\n${folded(content.title, content.company, content.startMonth)}`;
}

type ContactValues = Record<ContactField, string | null>;

async function listKnown(userId: string, values: ContactValues): Promise<Set<string>> {
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
    ...CONTACT_FIELDS.map((field) => `contact\n${folded(field, values[field])}`),
    ...skills.map(({ slug }) => `skill\n${slug}`),
    ...experiences.map(position),
    ...educations.map(course),
  ]);
}

async function listRows(userId: string): Promise<FindingRow[]> {
  const own = Prisma.sql`
    WHERE r.user_id = ${userId}::uuid AND r.removed_at IS NULL
    ORDER BY r.uploaded_at DESC, r.id DESC, f.position`;
  const [contacts, others] = await Promise.all([
    db.$queryRaw<FindingRow[]>(Prisma.sql`${CONTACTS} ${own}`),
    db.$queryRaw<FindingRow[]>(Prisma.sql`${OTHERS} ${own}`),
  ]);
  return [...contacts, ...others];
}

function parseRow({ kind, content, doubts }: FindingRow): Finding | null {
  const parsed = finding.safeParse({ kind, content, doubts });
  return parsed.success ? parsed.data : null;
}

/**
 * The undecided findings from the actor's resumes, contact details first and then the latest
 * resume's, without duplicates, what the profile already has, and what they rejected before.
 */
export async function listFindings(actor: Actor): Promise<FindingView[]> {
  const [rows, values] = await Promise.all([listRows(actor.id), readContactValues(db, actor.id)]);
  const known = await listKnown(actor.id, values);
  const begun = new Set<string>();
  for (const row of rows) {
    if (row.isAccepted !== null) begun.add(row.resumeId);
    const rejected = row.isAccepted === false ? parseRow(row) : null;
    if (rejected) known.add(keyOf(rejected));
  }
  return rows.flatMap((row) => {
    const read = parseRow(row);
    if (!read) return [];
    const field = read.kind === "contact" ? read.content.field : null;
    // Of several resumes' phone numbers, the latest counts.
    const keys = [keyOf(read), ...(field ? [field] : [])];
    const isNew = row.isAccepted === null && !keys.some((key) => known.has(key));
    for (const key of keys) known.add(key);
    if (!isNew) return [];
    const replaces = field && values[field];
    return [
      { ...read, id: row.id, resumeId: row.resumeId, replaces, isLeft: begun.has(row.resumeId) },
    ];
  });
}

/** What was read in a resume: its text, and the positions and schools that it lists, in order. */
export type ReadResume = { text: string; jobs: FoundExperience[]; schools: string[] };

/** What was read in these resumes, by id. For callers that have checked access. */
export async function readResumes(ids: readonly string[]): Promise<Map<string, ReadResume>> {
  const rows = await db.resume.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      text: true,
      findings: {
        where: { kind: { not: "skill" } },
        orderBy: { position: "asc" },
        select: { kind: true, content: true },
      },
    },
  });
  return new Map(
    rows.map(({ id, text, findings }) => {
      const read = findings.flatMap((one) => finding.safeParse(one).data ?? []);
      return [
        id,
        {
          text: text ?? "",
          jobs: read.flatMap((one) => (one.kind === "experience" ? one.content : [])),
          schools: read.flatMap((one) =>
            one.kind === "education" ? (one.content.institution ?? []) : [],
          ),
        },
      ];
    }),
  );
}
