import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/accounts/schema";
import { type NewPosting, postingInput } from "@/lib/jobs/posting/schema";
import type { JobContent } from "@/lib/jobs/schema";
import { loadContents } from "@/lib/jobs/stored-content.queries";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { loadSettings } from "@/lib/platform/settings";
import type { CustomField } from "@/lib/shared/setting-groups/custom-fields";
import { slugify } from "@/lib/shared/text";
import { asActor, makeUser } from "./accounts";
import { aMemberOf, companyOf } from "./applications/making";
import { makeCompany, makeJob } from "./factories";

type Team = { actor: Actor; userId: string; companyId: string };

/** Inserts an employer and their company, by default verified. */
export async function makeTeam(
  values: { isVerifiedCompany?: boolean; user?: Partial<Prisma.UserCreateInput> } = {},
): Promise<Team> {
  const companyId = await makeCompany();
  const verifiedAt = values.isVerifiedCompany === false ? null : new Date();
  await db.company.update({
    where: { id: companyId },
    data: {
      verifiedAt,
      verifiedBy: verifiedAt && "an address at harbour.example",
      website: "https://harbour.example",
    },
  });
  const user = await makeUser({ userType: "employer", ...values.user });
  await db.companyMember.create({ data: { companyId, userId: user.id, role: "owner" } });
  const companies = [{ id: companyId, role: "owner" as const }];
  return { actor: { ...(await asActor(user)), companies }, userId: user.id, companyId };
}

/** A complete form. Tests only set what matters to them. */
export function aPosting(
  companyId: string,
  values: Record<string, unknown> = {},
  terms: Partial<NewPosting> = {},
): NewPosting {
  const posting = postingInput.parse({
    title: "Bread baker",
    location: "Pune",
    jobType: "full_time",
    category: "other",
    experienceYears: 2,
    description: "Bake bread for forty cafés, from four in the morning until noon.",
    skills: ["Baking", " Sourdough ", ""],
    ...values,
  });
  const submissionId = randomUUID();
  return {
    ...{ companyId, posting, submissionId, scheduledFor: null, acceptsNearCopy: false },
    ...terms,
  };
}

type EmployerJob = { jobId: string; companyId: string; actor: Actor };

/** Publishes a job of a company, by default verified, with a member of its team. */
export async function makeEmployerJob({ isVerified = true } = {}): Promise<EmployerJob> {
  const jobId = await makeJob();
  const companyId = await companyOf(jobId);
  const verified = { verifiedAt: new Date(), verifiedBy: "dns" };
  if (isVerified) await db.company.update({ where: { id: companyId }, data: verified });
  return { jobId, companyId, actor: await aMemberOf(companyId) };
}

/** What an edit of a job can contain: its current content with some changes. */
export async function editableContent(
  jobId: string,
  changes: Partial<JobContent> = {},
): Promise<Omit<JobContent, "companyId">> {
  const content = (await loadContents([jobId])).get(jobId);
  if (!content) throw new Error("no such posting");
  const { companyId: _, ...editable } = { ...content, ...changes };
  return editable;
}

type FieldValues = Partial<Omit<CustomField, "choices">> & { choices?: readonly string[] };

/** A field of the site's own, a text by default. Choices are given by their labels. */
export function aCustomField({ choices = [], ...given }: FieldValues = {}): CustomField {
  return {
    key: "uniform",
    name: "Uniform",
    kind: "text",
    help: "",
    unit: "",
    isRequired: false,
    isOnCard: false,
    isOnPage: true,
    isFilter: false,
    isRetired: false,
    ...given,
    choices: choices.map((label) => ({ key: slugify(label), label, isRetired: false })),
  };
}

/** Gives the site these fields, and no others; `forgetSettings` takes them away from the process. */
export async function setCustomFields(...fields: CustomField[]): Promise<void> {
  const name = "customFields";
  const value = { fields };
  await db.siteSetting.upsert({ where: { name }, create: { name, value }, update: { value } });
  await loadSettings();
}
