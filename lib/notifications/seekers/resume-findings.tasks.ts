import "server-only";
import { on, type Reaction } from "@/lib/platform/queue";
import { resumeRead } from "@/lib/profiles/resumes/events";
import { plural } from "@/lib/shared/plural";
import { tell } from "../commands";
import { findWaiting } from "./resume-findings.queries";

async function tellOfFindings({ id }: { id: string }): Promise<void> {
  const resume = await findWaiting(id);
  if (!resume || resume.findings === 0) return;
  const { userId, name, findings } = resume;
  const what = plural(findings, {
    one: "has one entry for your profile. Choose whether to add it.",
    other: "has {count} entries for your profile. Choose which ones to add.",
  });
  const note = {
    title: "We read your resume",
    text: `${name} ${what}`,
    path: "/app/profile",
  };
  await tell({ kind: "resume_read", id, userId, note });
}

export const reactions: Reaction[] = [on(resumeRead, tellOfFindings)];
