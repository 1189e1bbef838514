import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/accounts/schema";
import type { ApplicationInput } from "@/lib/applications/applying/submissions.schema";
import type { User } from "@/lib/platform/db/generated/client";
import { asActor, makeUser } from "../accounts";
import { makeResume } from "./making";

/** Someone who is ready to apply. */
export type Applicant = { user: User; actor: Actor; resumeId: string };

/** Creates a seeker with a résumé and, by default, a verified address. */
export async function makeApplicant(values: { isVerified?: boolean } = {}): Promise<Applicant> {
  const { isVerified = true } = values;
  const user = await makeUser({ emailVerifiedAt: isVerified ? new Date() : null });
  return { user, actor: await asActor(user), resumeId: await makeResume(user.id) };
}

/** A complete submission. Tests only set what matters to them. */
export function aSubmission(
  { user, resumeId }: Pick<Applicant, "user" | "resumeId">,
  values: Partial<ApplicationInput> = {},
): ApplicationInput {
  return {
    submissionId: randomUUID(),
    fullName: "Ines Carvalho",
    email: user.email,
    phone: null,
    resumeId,
    coverLetter: null,
    answers: [],
    ...values,
  };
}
