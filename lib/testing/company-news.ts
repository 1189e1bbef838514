import { randomUUID } from "node:crypto";
import { applicationSubmitted } from "@/lib/applications/events";
import { companyDigestDue } from "@/lib/notifications/digests/events";
import { sendDigests } from "@/lib/notifications/digests/sending.commands";
import { changeCompanyNews } from "@/lib/notifications/digests/timings.commands";
import { db } from "@/lib/platform/db/client";
import { makeUser } from "./accounts";
import { aMemberOf, makeApplication } from "./applications/making";
import { makeCompany, makeJob } from "./factories";
import { react } from "./reactions";

const DAY_MS = 86_400_000;

/** What gets new applications and messages once a day. */
export const DAILY = { new_application: "daily", applicant_message: "daily" } as const;

/** A company with a job, and a member who gets its news once a day. */
export async function aDailyReader() {
  const companyId = await makeCompany("Acme Bakery");
  const jobId = await makeJob({ companyId, title: "Bread baker" });
  const member = await aMemberOf(companyId);
  await changeCompanyNews(member, { companyId, timings: DAILY });
  const { email: address } = await db.user.findUniqueOrThrow({ where: { id: member.id } });
  return { companyId, jobId, member, address };
}

/** Someone applies, and the company's people are told. */
export async function applyAndTell(jobId: string, fullName = "Ines Carvalho") {
  const { id: userId } = await makeUser({ fullName });
  const { id } = await makeApplication({ userId, jobId, fullName, resumeId: null });
  const event = { id: randomUUID(), applicationId: id };
  await react(applicationSubmitted, event);
  return { event, applicationId: id, userId };
}

/**
 * Announces what is due the next morning, or then, and sends it, as the worker would; sends again
 * what was announced before. Returns how many digests are announced.
 */
export async function nextMorning(now = new Date(Date.now() + DAY_MS)): Promise<number> {
  const count = await sendDigests(now);
  const items = await db.digestItem.findMany({
    where: { digestId: { not: null } },
    distinct: ["digestId"],
    orderBy: { digestId: "asc" },
  });
  for (const { digestId, userId, companyId } of items) {
    await react(companyDigestDue, { id: digestId ?? "", userId, companyId });
  }
  return count;
}
