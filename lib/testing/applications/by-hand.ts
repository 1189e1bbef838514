import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/accounts/schema";
import { addPerson } from "@/lib/applications/by-hand/commands";
import { type PersonInput, personInput } from "@/lib/applications/by-hand/schema";
import { makeCompany, makeJob } from "../factories";
import { aMemberOf } from "./making";

/** Someone whom a company met, as the form sends them. */
export function aPerson(values: Record<string, unknown> = {}): PersonInput {
  return personInput.parse({
    submissionId: randomUUID(),
    fullName: "Noor Haddad",
    email: "noor@example.org",
    origin: "career_fair",
    mayPassOn: true,
    ...values,
  });
}

/** A member of a company with a live posting. */
export async function aHiringCompany(
  role: "owner" | "recruiter" = "recruiter",
): Promise<{ companyId: string; jobId: string; member: Actor }> {
  const companyId = await makeCompany("Harbour Bakery");
  const jobId = await makeJob({ companyId, title: "Bread baker" });
  return { companyId, jobId, member: await aMemberOf(companyId, role) };
}

/** Someone who was added by hand to a new company's posting. */
export async function someoneAdded(values: Record<string, unknown> = {}) {
  const company = await aHiringCompany();
  return { ...company, ...(await addPerson(company.member, company.jobId, aPerson(values))) };
}
