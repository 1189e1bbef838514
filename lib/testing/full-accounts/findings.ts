import type { Actor } from "@/lib/accounts/schema";
import { db } from "@/lib/platform/db/client";
import { uploadResume } from "@/lib/profiles/resumes/commands";
import type { ContactField, Finding } from "@/lib/profiles/resumes/schema";
import { aResumeFile } from "../resumes";

export const AN_ENGINEER: Finding = {
  kind: "experience",
  content: { title: "Engineer", company: "Docklight", startMonth: "2019-03", endMonth: null },
  doubts: [],
};

export const aSkill = (name: string): Finding => ({ kind: "skill", content: { name }, doubts: [] });

export const aContact = (field: ContactField, value: string): Finding => ({
  kind: "contact",
  content: { field, value },
  doubts: [],
});

/** Inserts findings for one more of the actor's resumes, and returns where. */
export async function propose(actor: Actor, ...found: Finding[]) {
  const { id: resumeId } = await uploadResume(actor, aResumeFile());
  const places: { resumeId: string; findingId: string }[] = [];
  for (const [position, { kind, content, doubts }] of found.entries()) {
    const row = { resumeId, position, content, doubts };
    const { id } =
      kind === "contact"
        ? await db.resumeContactFinding.create({ data: row })
        : await db.resumeFinding.create({ data: { ...row, kind } });
    places.push({ resumeId, findingId: id });
  }
  return places;
}

/** Inserts one finding; see `propose`. */
export async function proposeOne(actor: Actor, found: Finding) {
  const [at] = await propose(actor, found);
  if (!at) throw new Error("nothing was proposed");
  return at;
}
