import "server-only";
import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { listFindings } from "./findings.queries";
import { SHOWN, toResumeView } from "./queries";
import type { ResumeStep } from "./schema";

/** The actor's latest resume on its way into the profile, and everything still to be decided. */
export async function findResumeStep(actor: Actor): Promise<ResumeStep> {
  const [latest, findings] = await Promise.all([
    db.resume.findFirst({
      where: { userId: actor.id, removedAt: null },
      orderBy: [{ uploadedAt: "desc" }, { id: "desc" }],
      select: { ...SHOWN, _count: { select: { findings: true, contactFindings: true } } },
    }),
    listFindings(actor),
  ]);
  if (!latest) return { resume: null, findings, isEmpty: false };
  const { _count: found, ...resume } = latest;
  const isEmpty = resume.reading === "done" && found.findings + found.contactFindings === 0;
  return { resume: toResumeView(resume), findings, isEmpty };
}
