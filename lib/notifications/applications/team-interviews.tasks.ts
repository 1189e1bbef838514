import "server-only";
import { interviewChanged, interviewTimesChanged } from "@/lib/applications/events";
import { findTeamCalendar } from "@/lib/applications/interviews/queries";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { deliverAll } from "../commands";
import { NAME } from "../digests/company-kinds";
import { type MailReader, tellMember } from "../digests/telling.commands";
import type { CompanyKind, NotificationText } from "../schema";
import { findApplicant } from "./applicant.queries";
import { employerPath } from "./application-news";
import * as emails from "./application-news.emails";
import { findApplicationNews, listMemberIds, listMembersAmong } from "./application-news.queries";
import type { ApplicationNews } from "./application-news.schema";
import { teamInterviewWords, teamTimesWords } from "./interviews";
import { findInterviewNews, findTimesNews, type InterviewNews } from "./interviews.queries";

type OfApplication = { id: string; applicationId: string };
type Calendar = { method: "REQUEST" | "CANCEL"; content: string };
type TeamNote = {
  kind: CompanyKind;
  id: string;
  note: NotificationText;
  /** How a digest says it, with `NAME` for the applicant. */
  digestTitle: string;
  calendar?: Calendar;
};

/** Tells members something; the bell shows it without what someone wrote with it. */
function tellEach(
  userIds: readonly string[],
  news: ApplicationNews,
  { kind, id, note, digestTitle: title, calendar }: TeamNote,
): Promise<void> {
  const told = {
    ...{ kind, id, note, companyId: news.companyId },
    mail: (reader: MailReader) => emails.employerNews(site(), { ...reader, news, note }),
    digest: { title, applicationId: news.id },
    ...(calendar ? { calendar } : {}),
  };
  return deliverAll(userIds.map((userId) => tellMember({ ...told, userId })));
}

/** Those who take part get a file for their calendar. */
async function tellInterviewers(
  { id, applicationId }: OfApplication,
  { news, note, name, isCancelled, userIds }: ToInterviewers,
): Promise<void> {
  const place = { applicationId, interviewId: id };
  const content = await findTeamCalendar(place, { name, job: news.jobTitle, isCancelled });
  if (!content || userIds.length === 0) return;
  const method = isCancelled ? "CANCEL" : "REQUEST";
  const kind = "own_interview";
  const calendar = { method, content } as const;
  await tellEach(userIds, news, { ...note, kind, digestTitle: note.note.title, calendar });
}
type ToInterviewers = {
  news: ApplicationNews;
  note: { id: string; note: NotificationText };
  name: string;
  isCancelled: boolean;
  userIds: readonly string[];
};

/** Who else is told: everyone except those who take part and the one who did it. */
function others(members: readonly string[], interview: InterviewNews): string[] {
  const { interviewerIds, invitedByUserId, version, isApplicantsChange } = interview;
  const knows = version === 1 && !isApplicantsChange ? invitedByUserId : null;
  return members.filter((id) => !interviewerIds.includes(id) && id !== knows);
}

type Change = OfApplication & { version: number; leftOutIds?: string[] | undefined };

async function tellOfInterview(event: Change): Promise<void> {
  const { id, applicationId, version, leftOutIds = [] } = event;
  const [news, interview] = await Promise.all([
    findApplicationNews(applicationId),
    findInterviewNews(id),
  ]);
  if (!news || !interview) return;
  const { name, plain } = await findApplicant(news);
  const path = employerPath(news);
  const cause = `${id}.${version}`;
  const of = { news, name };
  const left = {
    title: `You no longer take part in the interview with ${name}`,
    text: `Your team changed the interview for ${news.jobTitle}.`,
    path,
  };
  await tellInterviewers(event, {
    ...of,
    note: { id: cause, note: left },
    isCancelled: true,
    userIds: await listMembersAmong(news.companyId, leftOutIds),
  });
  // A later change is told by its own event.
  if (interview.version !== version) return;
  const { isCancelled, isApplicantsChange, words } = interview;
  const base = teamInterviewWords({ name, jobTitle: news.jobTitle }, interview);
  const said = words === null ? "" : `\n\n${isApplicantsChange ? plain(words) : words}`;
  const note = { ...base, text: `${base.text}${said}`, path };
  await tellInterviewers(event, {
    ...of,
    note: { id: cause, note },
    isCancelled,
    userIds: await listMembersAmong(news.companyId, interview.interviewerIds),
  });
  // That someone withdrew is told already.
  if (news.status === "withdrawn") return;
  const kind = "team_interview";
  const members = await listMemberIds(news.companyId);
  const digestTitle = teamInterviewWords({ name: NAME, jobTitle: news.jobTitle }, interview).title;
  await tellEach(others(members, interview), news, { kind, id: cause, note, digestTitle });
}

type TimesEvent = OfApplication & { status: "open" | "refused" | "expired" | "withdrawn" };

async function tellOfTimes({ id, applicationId, status }: TimesEvent): Promise<void> {
  if (status !== "refused" && status !== "expired") return;
  const [news, times] = await Promise.all([findApplicationNews(applicationId), findTimesNews(id)]);
  if (!news || times?.status !== status || news.status === "withdrawn") return;
  const { name, plain } = await findApplicant(news);
  const base = teamTimesWords({ name, jobTitle: news.jobTitle }, status);
  const text = times.words ? `${base.text}\n\n${plain(times.words)}` : base.text;
  const note = { ...base, text, path: `${employerPath(news)}#interviews` };
  const members = await listMemberIds(news.companyId);
  const digestTitle = teamTimesWords({ name: NAME, jobTitle: news.jobTitle }, status).title;
  const told = { kind: "applicant_message", id: `${id}.${status}`, note, digestTitle } as const;
  await tellEach(members, news, told);
}

/** Reactions that tell the company's people about interviews. */
export const reactions: Reaction[] = [
  on(interviewChanged, tellOfInterview),
  on(interviewTimesChanged, tellOfTimes),
];
