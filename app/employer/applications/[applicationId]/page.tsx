import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { EmployerViewPage } from "@/components/applications/employer-view/employer-view-page";
import type { EmployerViewWork } from "@/components/applications/employer-view/employer-view-parts";
import { MissingPage } from "@/components/content/missing-page";
import type { Actor } from "@/lib/accounts/schema";
import { requireEmployer } from "@/lib/accounts/session";
import { findShownName } from "@/lib/applications/applicants/shown-name.queries";
import { findAddition, listPostingsToAddTo } from "@/lib/applications/by-hand/queries";
import { findNeighbours } from "@/lib/applications/employer-view/neighbours.queries";
import {
  listNoteReaders,
  listNotes,
  listTeam,
} from "@/lib/applications/employer-view/notes.queries";
import { listOtherApplications } from "@/lib/applications/employer-view/others.queries";
import { findEmployerView } from "@/lib/applications/employer-view/queries";
import { findQueue } from "@/lib/applications/employer-view/queue.queries";
import { findTags } from "@/lib/applications/employer-view/tags.queries";
import { listInterviews } from "@/lib/applications/interviews/queries";
import { listInvitations } from "@/lib/applications/interviews/slots.queries";
import { findReason, listLetters } from "@/lib/applications/letters/queries";
import { listLikely } from "@/lib/applications/likenesses/queries";
import { listFilledTemplates } from "@/lib/applications/messaging/message-templates.queries";
import { listMessages } from "@/lib/applications/messaging/messages.queries";
import { listOffers } from "@/lib/applications/offers/queries";
import { isBare, listAddress, readFilters, readView } from "@/lib/applications/pipeline/filters";
import { includesAccess } from "@/lib/applications/policy";
import type { Access } from "@/lib/applications/schema";
import { findRatings } from "@/lib/applications/scorecards/ratings.queries";
import { findPoolState } from "@/lib/applications/talent-pool/queries";
import { listReviewers } from "@/lib/applications/team/reviewers.queries";
import { listTransfers } from "@/lib/applications/transfers/queries";
import { unlessGone } from "@/lib/shared/errors";
import "@/app/sheets/applicant.css";

type Props = PageProps<"/employer/applications/[applicationId]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { applicationId } = await params;
  const application = await findEmployerView(await requireEmployer(), applicationId);
  if (!application) return missingMetadata("Application not found");
  const who = application.applicant?.fullName ?? `Applicant ${application.reference}`;
  return { title: `${who} – Applications`, robots: { index: false } };
}

type Place = { id: string; companyId: string; jobId: string };

/** What only those who handle an application work with. */
async function readHandling(actor: Actor, { id, companyId, jobId }: Place) {
  const [templates, tags, invitations, interviewers, readers, list, postings, likely, pool] =
    await Promise.all([
      listFilledTemplates(actor, id),
      findTags(actor, id),
      listInvitations(actor, id),
      listTeam(companyId),
      listNoteReaders({ companyId, jobId }),
      listReviewers(actor, id),
      listPostingsToAddTo(actor, companyId),
      listLikely(actor, id),
      findPoolState(actor, id),
    ]);
  const otherPostings = postings.filter((posting) => posting.id !== jobId);
  const team = readers.filter((member) => member.id !== actor.id);
  return {
    templates,
    tags,
    invitations,
    interviewers,
    team,
    reviewers: list.people,
    otherPostings,
    likely,
    pool,
  };
}

/** What those who decide on an application read. */
async function readDecision(actor: Actor, id: string) {
  const [messages, notes, others, offers, letters, reason, shownName, transfers] =
    await Promise.all([
      listMessages(actor, id),
      listNotes(actor, id),
      listOtherApplications(actor, id),
      listOffers(actor, id),
      listLetters(actor, id),
      findReason(actor, id),
      findShownName(actor, id),
      listTransfers(actor, id),
    ]);
  return { messages, notes, others, offers, letters, reason, shownName, transfers };
}

/** The work on an application, as far as this member may see it; the rest is empty. */
async function readWork(actor: Actor, access: Access, place: Place): Promise<EmployerViewWork> {
  const { id } = place;
  const [ratings, interviews, addition, decision, handling] = await Promise.all([
    findRatings(actor, id),
    listInterviews(actor, id),
    findAddition(actor, id),
    includesAccess(access, "decide") ? readDecision(actor, id) : NO_DECISION,
    includesAccess(access, "handle") ? readHandling(actor, place) : NO_HANDLING,
  ]);
  return { ratings, interviews, addition, ...decision, ...handling };
}

const NO_DECISION = {
  messages: { messages: [], closed: null, canWrite: false },
  notes: [],
  others: [],
  offers: [],
  letters: [],
  reason: null,
  shownName: null,
  transfers: [],
};
const NO_HANDLING = {
  templates: [],
  tags: { tags: [], suggestions: [] },
  invitations: [],
  interviewers: [],
  reviewers: [],
  team: [],
  otherPostings: [],
  likely: [],
  pool: null,
};

const MISSING = (
  <MissingPage
    title="Application not found"
    text="Your company has no application at this address. It may have been withdrawn."
    back={{ href: "/employer/applications", label: "Applications" }}
  />
);

type Parameters = Awaited<Props["searchParams"]>;

/** Everything on the page; null for an application that the actor may not know of. */
async function readPage(actor: Actor, applicationId: string, parameters: Parameters) {
  const filters = readFilters(parameters);
  const view = readView(parameters);
  const application = await findEmployerView(actor, applicationId);
  if (!application) return null;
  const [neighbours, queue] = await Promise.all([
    findNeighbours(actor, applicationId),
    findQueue(actor, applicationId, { filters, view }),
  ]);
  const { companyId } = neighbours;
  const work =
    application.applicant &&
    (await readWork(actor, application.access, {
      ...{ id: applicationId, companyId, jobId: application.jobId },
    }));
  const search = isBare(parameters) ? "" : listAddress(filters, view);
  return { application, neighbours, queue, search, work };
}

export default async function ApplicantPage({ params, searchParams }: Props) {
  const { applicationId } = await params;
  const actor = await requireEmployer();
  // It may be withdrawn, or given to others, while it is being read.
  const page = await unlessGone(readPage(actor, applicationId, await searchParams));
  return page ? <EmployerViewPage {...page} /> : MISSING;
}
