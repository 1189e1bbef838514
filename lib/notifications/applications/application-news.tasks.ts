import "server-only";
import {
  type ApplicantWords,
  findApplicantWords,
  isAllOpened,
} from "@/lib/applications/applicants/words.queries";
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
import { clearEntries } from "../bell.commands";
import { deliverAll, tell } from "../commands";
import type { KindOf, NotificationText } from "../schema";
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
import { newApplicationsNote, newCause } from "./new-applications.queries";

type Event = { id: string; applicationId: string };

/** Once what was sent is deleted, only the reference is left. */
async function applicantOf({
  id,
  reference,
}: ApplicationNews): Promise<Pick<ApplicantWords, "name" | "plain">> {
  return (
    (await findApplicantWords(id)) ?? { name: `Applicant ${reference}`, plain: (text) => text }
  );
}
type ApplicantNote = { kind: KindOf<"site">; id: string; note: NotificationText };

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
  await deliverAll([
    tell({ kind: "application_sent", id, userId: news.userId, note, mail }),
    tellOfNew(news, id),
  ]);
}

/** Each applicant has an email; the bell has one entry for a posting and day, with their number. */
async function tellOfNew(news: ApplicationNews, id: string): Promise<void> {
  const applicant = await findApplicantWords(news.id);
  if (!applicant || !news.day) return;
  const members = await listMemberIds(news.companyId);
  const note = {
    title: `${applicant.name} applied for ${news.jobTitle}`,
    text: applicant.summary || `The reference is ${news.reference}.`,
    path: employerPath(news),
  };
  const entry = await newApplicationsNote(news, note);
  const mail = ({ name }: { name: string }) => emails.employerNews(site(), { name, news, note });
  await deliverAll(
    members.map((userId) =>
      tell({ kind: "new_application", id, userId, note: entry, mail, entryOf: newCause(news) }),
    ),
  );
}

async function tellOfWithdrawal({ id, applicationId }: Event): Promise<void> {
  const news = await findApplicationNews(applicationId);
  if (news?.status !== "withdrawn") return;
  const { name } = await applicantOf(news);
  const note = {
    title: `${name} withdrew from ${news.jobTitle}`,
    text: `They no longer want to be considered. The reference is ${news.reference}.`,
    // The application is no longer visible to them.
    path: "/employer/applications",
  };
  await tellMembers(news, { kind: "application_withdrawn", id, note });
}

/** Once nothing is unopened, nobody needs to be told of new applications. */
async function clearOpened(applicationId: string): Promise<void> {
  const news = await findApplicationNews(applicationId);
  if (!news || !(await isAllOpened(news.jobId))) return;
  await clearEntries(await listMemberIds(news.companyId), newCause(news, ""));
}

async function tellOfMove(event: Event & { kind: ApplicationStep }): Promise<void> {
  if (event.kind === "viewed") await clearOpened(event.applicationId);
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

async function tellOfMessage({ id, applicationId }: Event): Promise<void> {
  const news = await findApplicationNews(applicationId);
  const message = await findUnseenMessage(id);
  if (!news || !message || news.status === "withdrawn") return;
  if (message.isFromApplicant) {
    const { name, plain } = await applicantOf(news);
    const note = {
      title: `${name} wrote about ${news.jobTitle}`,
      text: plain(message.text),
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
