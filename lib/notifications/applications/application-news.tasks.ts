import "server-only";
import {
  applicationHeld,
  applicationMoved,
  applicationSubmitted,
  messageSent,
  resumeViewed,
} from "@/lib/applications/events";
import type { ApplicationStep } from "@/lib/applications/schema";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { deliverAll, tell } from "../commands";
import type { KindOf, Note } from "../schema";
import {
  applicationPath,
  employerPath,
  isNews,
  isStillTrue,
  isTold,
  stepWords,
} from "./application-news";
import * as emails from "./application-news.emails";
import {
  findApplicationCopy,
  findApplicationNews,
  findResumeView,
  findToldStep,
  findUnseenMessage,
  listMemberIds,
} from "./application-news.queries";
import type { ApplicationNews } from "./application-news.schema";

type Event = { id: string; applicationId: string };
type ApplicantNote = { kind: KindOf<"site">; id: string; note: Note };

function tellApplicant(news: ApplicationNews, { kind, id, note }: ApplicantNote): Promise<void> {
  const mail = ({ name }: { name: string }) => emails.applicationNews(site(), { name, news, note });
  return tell({ kind, id, note, mail, userId: news.userId });
}

async function tellMembers(
  news: ApplicationNews,
  { kind, id, note }: ApplicantNote,
): Promise<void> {
  const members = await listMemberIds(news.companyId);
  const mail = ({ name }: { name: string }) => emails.employerNews(site(), { name, news, note });
  await deliverAll(members.map((userId) => tell({ kind, id, note, mail, userId })));
}

// The address is unverified, so nothing but the link that verifies it is mailed there.
async function tellOfHeld({ id, applicationId }: Event): Promise<void> {
  const news = await findApplicationNews(applicationId);
  if (news?.status !== "held") return;
  const note = {
    title: "Confirm your address to send your application",
    text: `Confirm your email address with the link we sent you, and ${news.companyName} gets your application for ${news.jobTitle}.`,
    path: applicationPath(news),
  };
  await tell({ kind: "application_sent", id, userId: news.userId, note });
}

async function tellOfSubmitted({ id, applicationId }: Event): Promise<void> {
  const news = await findApplicationNews(applicationId);
  const copy = await findApplicationCopy(applicationId);
  if (!news || !copy || news.status === "withdrawn") return;
  const note = {
    title: `Your application to ${news.companyName} has been sent`,
    text: `Your application for ${news.jobTitle} has been received.`,
    path: applicationPath(news),
  };
  const mail = ({ name }: { name: string }) => emails.applicationSent(site(), { name, news, copy });
  const forMembers = {
    title: `New application for ${news.jobTitle}`,
    text: `Someone applied to ${news.companyName}. The reference is ${news.reference}.`,
    path: employerPath(news),
  };
  await deliverAll([
    tell({ kind: "application_sent", id, userId: news.userId, note, mail }),
    tellMembers(news, { kind: "new_application", id, note: forMembers }),
  ]);
}

async function tellOfWithdrawal({ id, applicationId }: Event): Promise<void> {
  const news = await findApplicationNews(applicationId);
  if (news?.status !== "withdrawn") return;
  const note = {
    title: `An application for ${news.jobTitle} was withdrawn`,
    text: `The applicant with the reference ${news.reference} no longer wants to be considered.`,
    // The application is no longer visible to them.
    path: "/employer/applications",
  };
  await tellMembers(news, { kind: "application_withdrawn", id, note });
}

async function tellOfMove(event: Event & { kind: ApplicationStep }): Promise<void> {
  if (event.kind === "withdrawn") return tellOfWithdrawal(event);
  const [news, step] = await Promise.all([
    findApplicationNews(event.applicationId),
    findToldStep(event.id),
  ]);
  // That a company sorts its applications is no news; what it writes with that is.
  if (!news || !step || !isTold(event.kind) || !isNews(event.kind, step)) return;
  if (!isStillTrue(event.kind, news.status)) return;
  const note = stepWords(event.kind, news);
  await tellApplicant(news, { kind: "application_status", id: event.id, note });
}

// The text is read on the site, not in an email.
async function tellOfMessage({ id, applicationId }: Event): Promise<void> {
  const news = await findApplicationNews(applicationId);
  const message = await findUnseenMessage(id);
  if (!news || !message || news.status === "withdrawn") return;
  if (message.isFromApplicant) {
    const note = {
      title: `A message about ${news.jobTitle}`,
      text: `The applicant with the reference ${news.reference} wrote to you.`,
      path: employerPath(news),
    };
    return tellMembers(news, { kind: "applicant_message", id, note });
  }
  const note = {
    title: `${news.companyName} wrote to you`,
    text: `You have a message about your application for ${news.jobTitle}.`,
    path: applicationPath(news),
  };
  await tellApplicant(news, { kind: "application_message", id, note });
}

async function tellOfView({ id, applicationId }: Event): Promise<void> {
  const news = await findApplicationNews(applicationId);
  const view = await findResumeView(id);
  if (!news || !view || news.status === "withdrawn") return;
  const note = {
    title: `${view.companyName} opened your resume`,
    text: `Someone there opened ${view.resumeName}, which you sent with your application for ${news.jobTitle}.`,
    path: applicationPath(news),
  };
  await tellApplicant(news, { kind: "resume_viewed", id, note });
}

export const reactions: Reaction[] = [
  on(applicationHeld, tellOfHeld),
  on(applicationSubmitted, tellOfSubmitted),
  on(applicationMoved, tellOfMove),
  on(messageSent, tellOfMessage),
  on(resumeViewed, tellOfView),
];
