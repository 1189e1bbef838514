import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/accounts/schema";
import type { ApplicationInput } from "@/lib/applications/applying/submissions.schema";
import type { User } from "@/lib/platform/db/generated/client";
import { asActor, makeUser } from "./accounts";
import { makeResume } from "./applications";

/** Somebody who is ready to apply. */
export type Applicant = { user: User; actor: Actor; resumeId: string };

/** Makes a seeker with a résumé, whose address is verified unless told otherwise. */
export async function makeApplicant(values: { isVerified?: boolean } = {}): Promise<Applicant> {
  const { isVerified = true } = values;
  const user = await makeUser({ emailVerifiedAt: isVerified ? new Date() : null });
  return { user, actor: await asActor(user), resumeId: await makeResume(user.id) };
}

/** What somebody sends, complete; a test states what matters to it. */
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
