import { v7 as uuid } from "uuid";
import type { NewJob } from "@/lib/jobs/commands";
import { insertJobs } from "@/lib/jobs/persistence.commands";
import { reviewReasons } from "@/lib/jobs/risk/assessment";
import { assessPosting } from "@/lib/jobs/risk/queries";
import { keepVersion, versionSelect } from "@/lib/jobs/versions.commands";
import type { Transaction } from "@/lib/platform/db/client";
import { slugify } from "@/lib/shared/text";

const HOUR_MS = 3_600_000;

type QueuedJob = {
  companyName: string;
  /** Who posts it. They have no password, so they can't log in. */
  owner: string;
  /** A posting of the same company that it takes its place, pay and kind from. */
  like: string;
  title: string;
  description: string;
  hoursAgo: number;
  /** Why an admin rejected it, and what its owner says to that. */
  rejected?: { reason: string; appeal: string };
};

/** Postings of companies that nobody has verified, in the way they come. */
const WAITING: readonly QueuedJob[] = [
  {
    companyName: "Paper Lantern Press",
    owner: "Maud Ellery",
    like: "demo-1022",
    title: "Publicity Assistant",
    description:
      "Paper Lantern publishes eighteen books a year, and each of them needs somebody who tells the right people in time.\n\nYou'd write to reviewers, plan readings with bookshops, and keep the calendar that all of us look at. You'd work with two colleagues above a bookshop in London.\n\nYou write clearly, you answer the phone, and you've read something lately that you can't stop talking about.",
    hoursAgo: 5,
  },
  {
    companyName: "Tallyroot",
    owner: "Simon Achieng",
    like: "demo-0364",
    title: "Data Entry Assistant, work from home",
    description:
      "Easy work from home, no experience needed, earn weekly in cash. Only a few seats left, so hurry.\n\nMessage us on WhatsApp +254 000 000 000 to reserve your seat. A refundable deposit of $40 for your training kit is paid before you start. Please send a copy of your passport and your bank details with your first message.",
    hoursAgo: 21,
  },
  {
    companyName: "Lorikeet Early Learning",
    owner: "Bronwyn Tate",
    like: "demo-0726",
    title: "Kitchen Hand, Creek Centre",
    description:
      "Sixty children eat lunch with us each day, and they notice when it's late.\n\nYou'd help our cook from half past eight to two: cut vegetables, set tables, wash up, and keep the fridge list. We train you in food safety in your first week.\n\nA check for working with children is needed, and we pay for it.",
    hoursAgo: 44,
  },
  {
    companyName: "Kornvik Bakeries",
    owner: "Elin Kornvik",
    like: "demo-0434",
    title: "Baker's Helper, nights",
    description:
      "We bake from midnight to six, and by seven the bread is gone.\n\nYou'd shape rolls, watch the ovens and load the vans. No training is needed: you learn with us.",
    hoursAgo: 96,
    rejected: {
      reason: "The posting doesn't say that it is night work in a place that people see first.",
      appeal:
        "We've put nights into the title and the hours into the first sentence. Please look at it again, we open a second bakery in January.",
    },
  },
];

const REPORTED = {
  reference: "demo-0088",
  reports: [
    {
      category: "misleading",
      text: "On the phone they said that the job is in Mumbai, not in Pune.",
    },
    { category: "money", text: "They asked me to pay for a test before the interview." },
  ],
} as const;

export type ReviewQueue = {
  companies: ReadonlyMap<string, string>;
  jobs: ReadonlyMap<string, NewJob & { id: string }>;
  adminId: string;
  now: Date;
};

async function insertOwner(tx: Transaction, fullName: string, companyId: string): Promise<string> {
  const [userId, username] = [uuid(), slugify(fullName)];
  const email = `${username}@mail.demo.jobharbor.example`;
  const account = { id: userId, fullName, username, email, userType: "employer" } as const;
  await tx.user.create({ data: { ...account, emailVerifiedAt: new Date() } });
  await tx.companyMember.create({ data: { companyId, userId, role: "owner" } });
  return userId;
}

async function insertWaiting(tx: Transaction, queue: ReviewQueue, posting: QueuedJob) {
  const { companyName, owner, like, title, description, hoursAgo, rejected } = posting;
  const companyId = queue.companies.get(companyName);
  const model = queue.jobs.get(like)?.content;
  if (!companyId || !model) throw new Error(`The demo has no ${companyName} or no ${like}`);
  const userId = await insertOwner(tx, owner, companyId);
  const content = { ...model, title, description, skills: [], questions: [] };
  const company = { name: companyName, website: null, isVerified: false };
  const risk = await assessPosting({ content, company, senderId: userId }, tx);
  const state = {
    status: "in_review" as const,
    reviewReasons: reviewReasons(risk, company),
    scheduledFor: null,
    risk,
  };
  const row = { content, postedById: userId, postedAt: null, origin: null, state };
  const [jobId = ""] = await insertJobs(tx, [row]);
  const sentAt = new Date(queue.now.getTime() - hoursAgo * HOUR_MS);
  const refused = rejected && ({ status: "rejected", rejectionReason: rejected.reason } as const);
  const times = { createdAt: sentAt, updatedAt: sentAt };
  await tx.job.update({ where: { id: jobId }, data: { ...times, ...refused } });
  if (!rejected) return;
  const decision = await tx.moderationDecision.create({
    data: {
      ...{ kind: "job_rejected", jobId, companyId, decidedByUserId: queue.adminId },
      reason: rejected.reason,
      decidedAt: new Date(sentAt.getTime() + 20 * HOUR_MS),
    },
  });
  const appealedAt = new Date(sentAt.getTime() + 60 * HOUR_MS);
  await tx.moderationAppeal.create({
    data: { decisionId: decision.id, userId, text: rejected.appeal, createdAt: appealedAt },
  });
}

async function insertReports(tx: Transaction, { jobs, now }: ReviewQueue): Promise<void> {
  const id = jobs.get(REPORTED.reference)?.id ?? "";
  const job = await tx.job.findUniqueOrThrow({ where: { id }, select: versionSelect });
  await keepVersion(tx, job);
  await tx.jobReport.createMany({
    data: REPORTED.reports.map((report, index) => ({
      ...{ ...report, jobId: id, jobVersion: job.version, reporter: `demo ${index}` },
      createdAt: new Date(now.getTime() - (7 + 9 * index) * HOUR_MS),
    })),
  });
}

/** Fills the admin's queue: postings that wait for review, an appeal, and a posting with reports. */
export async function insertReviewQueue(tx: Transaction, queue: ReviewQueue): Promise<void> {
  for (const posting of WAITING) await insertWaiting(tx, queue, posting);
  await insertReports(tx, queue);
}
