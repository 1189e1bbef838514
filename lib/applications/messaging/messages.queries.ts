import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { DomainError } from "@/lib/shared/errors";
import { redact } from "../applicants/redaction";
import type { Party } from "../by-hand/party";
import { hiddenName } from "../employer-view/blind-screening";
import { findHidden } from "../employer-view/blind-screening.queries";
import { accessTo, canReach, includesAccess, isOwn, jobOf } from "../policy";
import type { Access } from "../schema";
import { closedReason } from "./messages";
import type { MessageList, MessageView } from "./messages.schema";

/** An application as one of its two sides sees it. */
export type ConversationSide = {
  isApplicant: boolean;
  companyName: string;
  /** The posting and the company as they were when the application was sent. */
  job: string;
  company: string;
  applicantName: string | null;
  /** What the applicant is called if this side may not know their name; otherwise null. */
  hiddenName: string | null;
  /** Whether this person may write for their side, and by reading let the other know. */
  canWrite: boolean;
  /** Why no one can write; `null` if both sides can. */
  closed: string | null;
};

const READS_ONLY = "Recruiters write to applicants. Ask one of them if there's something to say.";

type Reader = Pick<Transaction, "application" | "companyStage">;

/**
 * Which side of an application the party is on. Throws `not_found` for strangers, and for members of
 * the company who may not do this; to write is to handle the application.
 */
export async function findSide(
  actor: Party,
  applicationId: string,
  { needed = "handle", tx = db }: { needed?: Access; tx?: Reader } = {},
): Promise<ConversationSide> {
  const found = await tx.application.findUnique({
    where: { id: applicationId },
    select: {
      id: true,
      jobId: true,
      userId: true,
      reference: true,
      status: true,
      stageId: true,
      nameShownAt: true,
      details: { select: { fullName: true } },
      snapshot: { select: { title: true, companyName: true } },
      job: {
        select: {
          status: true,
          companyId: true,
          company: { select: { name: true, status: true, isBlind: true } },
        },
      },
    },
  });
  const isApplicant = found !== null && isOwn(actor, found);
  if (!found || !(isApplicant || canReach(actor, found, needed))) {
    throw new DomainError("not_found", "Application not found");
  }
  const { status, details } = found;
  const job = jobOf(found);
  const isHidden = !isApplicant && (await findHidden(found, tx));
  const isCompanyThere = job.company.status === "active" && job.status !== "removed";
  return {
    isApplicant,
    companyName: job.company.name,
    job: found.snapshot.title,
    company: found.snapshot.companyName,
    applicantName: details?.fullName ?? null,
    hiddenName: isHidden ? hiddenName(found.reference) : null,
    canWrite: isApplicant || includesAccess(accessTo(actor, found), "handle"),
    closed: closedReason({ status, hasDetails: details !== null, isCompanyThere }),
  };
}

const messageSelect = {
  id: true,
  isFromApplicant: true,
  text: true,
  sentAt: true,
  readAt: true,
  author: { select: { fullName: true } },
  files: { orderBy: { position: "asc" }, select: { id: true, name: true } },
} as const;

type Row = Omit<MessageView, "author" | "sentAt" | "readAt"> & {
  sentAt: Date;
  readAt: Date | null;
  author: { fullName: string | null } | null;
};

function toView(side: ConversationSide, row: Row): MessageView {
  const { applicantName, companyName } = side;
  const { author, sentAt, readAt, text, files, ...rest } = row;
  const isHidden = side.hiddenName !== null && row.isFromApplicant;
  const ofCompany = author?.fullName ? `${author.fullName}, ${companyName}` : companyName;
  return {
    ...rest,
    author: row.isFromApplicant ? (side.hiddenName ?? applicantName) : ofCompany,
    text: side.hiddenName === null ? text : redact(text, applicantName ?? ""),
    sentAt: sentAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    files: files.map((file) => ({ ...file, name: isHidden ? null : file.name })),
  };
}

/** One message as its sides see it. */
export async function findMessage(side: ConversationSide, id: string): Promise<MessageView> {
  const row = await db.applicationMessage.findUniqueOrThrow({
    where: { id },
    select: messageSelect,
  });
  return toView(side, row);
}

/**
 * An application's messages, for its applicant and its company, oldest first. Throws `not_found`
 * for strangers.
 */
export async function listMessages(actor: Party, applicationId: string): Promise<MessageList> {
  const side = await findSide(actor, applicationId, { needed: "decide" });
  const rows = await db.applicationMessage.findMany({
    where: { applicationId },
    orderBy: [{ sentAt: "asc" }, { id: "asc" }],
    select: messageSelect,
  });
  const closed = side.canWrite ? side.closed : READS_ONLY;
  return { messages: rows.map((row) => toView(side, row)), closed, canWrite: side.canWrite };
}
