import { randomUUID } from "node:crypto";
import type { ApplicationStatus } from "@/lib/applications/schema";
import { reactions as news } from "@/lib/notifications/applications/application-news.tasks";
import { reactions as messages } from "@/lib/notifications/applications/messages.tasks";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "../accounts";
import { makeCompany, makeJob } from "../factories";
import { aMemberOf, makeApplication } from "./making";

/** Runs the reactions of news about applications to an event, and no other domain's. */
export async function reactWithNews({ name }: { name: string }, payload: object): Promise<void> {
  for (const reaction of [...news, ...messages]) {
    if (reaction.event === name) await reaction.run(payload);
  }
}

/** Someone's application for a bread baker at Acme Bakery, which has one member. */
export async function applyToBakery(
  status: ApplicationStatus = "submitted",
  person = {},
  more = {},
) {
  const seeker = await makeUser({ fullName: "Ines Carvalho", ...person });
  const companyId = await makeCompany("Acme Bakery");
  const jobId = await makeJob({ companyId, title: "Bread baker" });
  const member = await aMemberOf(companyId);
  await aMemberOf(await makeCompany("Another"));
  const values = {
    userId: seeker.id,
    jobId,
    status,
    coverLetter: "Dear bakers,\n\nI bake.",
    ...more,
  };
  const { id, reference } = await makeApplication(values);
  return { seeker, companyId, member, reference, event: { id: randomUUID(), applicationId: id } };
}

/** The titles of someone's notifications, the first one first. */
export async function titlesOf(userId: string): Promise<string[]> {
  const rows = await db.notification.findMany({ where: { userId }, orderBy: { id: "asc" } });
  return rows.map(({ title }) => title);
}
