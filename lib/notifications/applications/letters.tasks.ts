import "server-only";
import { letterSent, offerEnded } from "@/lib/applications/events";
import { findCalendar } from "@/lib/applications/interviews/queries";
import type { OfferStatus } from "@/lib/applications/offers/schema";
import { on, type Reaction } from "@/lib/platform/queue";
import { site } from "@/lib/platform/site";
import { deliverAll } from "../commands";
import { NAME } from "../digests/company-kinds";
import { type MailReader, tellMember } from "../digests/telling.commands";
import { findApplicant } from "./applicant.queries";
import { tellApplicant } from "./applicants.commands";
import { employerPath } from "./application-news";
import * as news from "./application-news.emails";
import { findApplicationNews, listDeciderIds } from "./application-news.queries";
import type { ApplicationNews, OfferNews } from "./application-news.schema";
import * as emails from "./letters.emails";
import { findLetterNews, findOfferNews } from "./letters.queries";

type Event = { id: string; applicationId: string };

async function tellOfLetter({ id, applicationId }: Event): Promise<void> {
  const [about, letter] = await Promise.all([
    findApplicationNews(applicationId),
    findLetterNews(id),
  ]);
  if (!about || !letter || about.status === "withdrawn") return;
  const { interviewId } = letter;
  const content = interviewId && (await findCalendar({ applicationId, interviewId }));
  await tellApplicant(about, {
    kind: "application_status",
    id,
    note: {
      title: letter.isOffer
        ? `${about.companyName} made you an offer`
        : `${about.companyName} wrote to you about ${about.jobTitle}`,
      text: letter.subject,
      path: `${about.pagePath}${letter.isOffer ? "#offer" : ""}`,
    },
    mail: () => emails.companyLetter(site(), { news: about, letter }),
    ...(content ? { calendar: { method: "CANCEL" as const, content } } : {}),
  });
}

type EndedOffer = ApplicationNews & { offer: OfferNews };
type Answerer = { name: string; jobTitle: string };

const ANSWERED: Partial<Record<OfferStatus, (by: Answerer) => [title: string, text: string]>> = {
  accepted: ({ name, jobTitle }) => [
    `${name} accepted your offer for ${jobTitle}`,
    "The terms stay with the application.",
  ],
  declined: ({ name, jobTitle }) => [
    `${name} declined your offer for ${jobTitle}`,
    "Their answer is with the application.",
  ],
  expired: ({ name, jobTitle }) => [
    `Your offer to ${name} for ${jobTitle} has expired`,
    "They didn't answer in time. You can make a new offer.",
  ],
};

async function tellTeam(id: string, status: OfferStatus, ended: EndedOffer): Promise<void> {
  const { name: applicant } = await findApplicant(ended);
  const wordsFor = (name: string) => ANSWERED[status]?.({ name, jobTitle: ended.jobTitle });
  const words = wordsFor(applicant);
  if (!words) return;
  const note = { title: words[0], text: words[1], path: employerPath(ended) };
  const members = await listDeciderIds(ended);
  const told = {
    ...({ kind: "offer_answered", id: `${id}.${status}`, note } as const),
    companyId: ended.companyId,
    mail: (reader: MailReader) => news.employerNews(site(), { ...reader, news: ended, note }),
    digest: { title: wordsFor(NAME)?.[0] ?? note.title, applicationId: ended.id },
  };
  await deliverAll(members.map((userId) => tellMember({ ...told, userId })));
}

const TOLD: Partial<Record<OfferStatus, (ended: EndedOffer) => [title: string, text: string]>> = {
  accepted: ({ companyName }) => [
    `You accepted the offer from ${companyName}`,
    "A copy of the terms is with your application.",
  ],
  withdrawn: ({ companyName, jobTitle }) => [
    `${companyName} has withdrawn its offer`,
    `The offer for ${jobTitle} no longer stands. Write to them if you have a question.`,
  ],
  expired: ({ companyName, jobTitle }) => [
    `The offer from ${companyName} has expired`,
    `You can no longer accept the offer for ${jobTitle}. If you still want the job, write to them.`,
  ],
};

async function tellOfAnswer(id: string, status: OfferStatus, ended: EndedOffer): Promise<void> {
  const words = TOLD[status]?.(ended);
  if (!words || ended.status === "withdrawn") return;
  const note = { title: words[0], text: words[1], path: `${ended.pagePath}#offer` };
  await tellApplicant(ended, {
    kind: "application_status",
    id: `${id}.${status}`,
    note,
    mail: ({ name }) =>
      status === "accepted"
        ? emails.acceptedOffer(site(), { name, news: ended, offer: ended.offer })
        : news.applicationNews(site(), { name, news: ended, note }),
  });
}

async function tellOfOffer({ id, applicationId, status }: Event & { status: OfferStatus }) {
  const [about, offer] = await Promise.all([findApplicationNews(applicationId), findOfferNews(id)]);
  if (!about || !offer) return;
  const ended = { ...about, offer };
  await deliverAll([tellTeam(id, status, ended), tellOfAnswer(id, status, ended)]);
}

export const reactions: Reaction[] = [on(letterSent, tellOfLetter), on(offerEnded, tellOfOffer)];
