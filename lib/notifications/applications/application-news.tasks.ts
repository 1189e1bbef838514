import "server-only";
import { findApplicantWords, isAllOpened } from "@/lib/applications/applicants/words.queries";
import {
  applicationHeld,
  applicationMoved,
  applicationSubmitted,
  resumeViewed,
} from "@/lib/applications/events";
import type { ApplicationStep } from "@/lib/applications/schema";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { clearEntries } from "../bell.commands";
import { deliverAll } from "../commands";
import { NAME } from "../digests/company-kinds";
import { type MailReader, tellMember } from "../digests/telling.commands";
import type { KindOf, NotificationText } from "../schema";
import { findApplicant } from "./applicant.queries";
import { tellApplicant } from "./applicants.commands";
import { employerPath, isNews, isStillTrue, isTold, stepWords } from "./application-news";
import * as emails from "./application-news.emails";
import {
  findApplicationCopy,
  findApplicationNews,
  findResumeView,
  findToldStep,
  listDeciderIds,
} from "./application-news.queries";
import type { ApplicationNews } from "./application-news.schema";

import { newApplicationsNote, newCause } from "./new-applications.queries";
import { listReviewerIds } from "./reviews.queries";

type Event = { id: string; applicationId: string };

type MailedNote = { kind: KindOf<"site"> & KindOf<"mail">; id: string; note: NotificationText };

function tellByMail(news: ApplicationNews, { kind, id, note }: MailedNote): Promise<void> {
  const mail = ({ name }: { name: string }) => emails.applicationNews(site(), { name, news, note });
  return tellApplicant(news, { kind, id, note, mail });
}

// The address is unverified, so nothing but the link that verifies it is mailed there.
async function tellOfHeld({ id, applicationId }: Event): Promise<void> {
  const news = await findApplicationNews(applicationId);
  if (news?.status !== "held") return;
  const note = {
    title: "Confirm your address to send your application",
    text: `Confirm your email address with the link we sent you, and ${news.companyName} gets your application for ${news.jobTitle}.`,
    path: news.pagePath,
  };
  await tellApplicant(news, { kind: "application_sent", id, note });
}

async function tellOfSubmitted({ id, applicationId }: Event): Promise<void> {
  const news = await findApplicationNews(applicationId);
  const copy = await findApplicationCopy(applicationId);
  if (!news || !copy || news.status === "withdrawn") return;
  const note = {
    title: `Your application to ${news.companyName} has been sent`,
    text: `Your application for ${news.jobTitle} has been received.`,
    path: news.pagePath,
  };
  const mail = ({ name }: { name: string }) => emails.applicationSent(site(), { name, news, copy });
  await deliverAll([
    tellApplicant(news, { kind: "application_sent", id, note, mail }),
    tellOfNew(news, id),
  ]);
}

/** Each applicant has an email; the bell has one entry for a posting and day, with their number. */
async function tellOfNew(news: ApplicationNews, id: string): Promise<void> {
  const applicant = await findApplicantWords(news.id);
  if (!applicant || !news.day) return;
  const members = await listDeciderIds(news);
  const titleFor = (name: string) => `${name} applied for ${news.jobTitle}`;
  const note = {
    title: titleFor(applicant.name),
    text: applicant.summary || `The reference is ${news.reference}.`,
    path: employerPath(news),
  };
  const entry = await newApplicationsNote(news, note);
  const told = {
    ...({ kind: "new_application", id, companyId: news.companyId, note: entry } as const),
    mail: (reader: MailReader) => emails.employerNews(site(), { ...reader, news, note }),
    entryOf: newCause(news),
    digest: { title: titleFor(NAME), path: note.path, applicationId: news.id },
  };
  await deliverAll(members.map((userId) => tellMember({ ...told, userId })));
}

async function tellOfWithdrawal({ id, applicationId }: Event): Promise<void> {
  const news = await findApplicationNews(applicationId);
  if (news?.status !== "withdrawn") return;
  const { name } = await findApplicant(news);
  const titleFor = (who: string) => `${who} withdrew from ${news.jobTitle}`;
  const note = {
    title: titleFor(name),
    text: `They no longer want to be considered. The reference is ${news.reference}.`,
    // The application is no longer visible to them.
    path: "/employer/applications",
  };
  const [deciders, reviewers] = await Promise.all([listDeciderIds(news), listReviewerIds(news)]);
  const told = {
    ...({ kind: "application_withdrawn", id, companyId: news.companyId, note } as const),
    mail: (reader: MailReader) => emails.employerNews(site(), { ...reader, news, note }),
    digest: { title: titleFor(NAME), applicationId: news.id },
  };
  const members = [...new Set([...deciders, ...reviewers])];
  await deliverAll(members.map((userId) => tellMember({ ...told, userId })));
}

/** Once nothing of a day is unopened, no one needs to be told of its new applications. */
async function clearOpened(applicationId: string): Promise<void> {
  const news = await findApplicationNews(applicationId);
  if (!news?.day || !(await isAllOpened(news.jobId, news.day))) return;
  await clearEntries(await listDeciderIds(news), newCause(news));
}

async function tellOfMove(event: Event & { kind: ApplicationStep }): Promise<void> {
  // Whatever moves it takes it out of what is new: someone opened, moved or withdrew it.
  await clearOpened(event.applicationId);
  if (event.kind === "withdrawn") return tellOfWithdrawal(event);
  const [news, step] = await Promise.all([
    findApplicationNews(event.applicationId),
    findToldStep(event.id),
  ]);
  // That a company sorts its applications is no news; what it writes with that is.
  if (!news || !step || !isTold(event.kind) || !isNews(event.kind, step)) return;
  if (!isStillTrue(event.kind, news.status)) return;
  // Someone who was added by hand hasn't applied, and doesn't wait to hear that it was opened.
  if (event.kind === "viewed" && news.userId === null) return;
  const note = stepWords(event.kind, news);
  await tellByMail(news, { kind: "application_status", id: event.id, note });
}

async function tellOfView({ id, applicationId }: Event): Promise<void> {
  const news = await findApplicationNews(applicationId);
  const view = await findResumeView(id);
  if (!news?.userId || !view || news.status === "withdrawn") return;
  const note = {
    title: `${view.companyName} opened your resume`,
    text: `Someone there opened ${view.resumeName}, which you sent with your application for ${news.jobTitle}.`,
    path: news.pagePath,
  };
  await tellByMail(news, { kind: "resume_viewed", id, note });
}

export const reactions: Reaction[] = [
  on(applicationHeld, tellOfHeld),
  on(applicationSubmitted, tellOfSubmitted),
  on(applicationMoved, tellOfMove),
  on(resumeViewed, tellOfView),
];
