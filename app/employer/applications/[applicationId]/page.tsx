import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import {
  EmployerViewPage,
  type EmployerViewWork,
} from "@/components/applications/employer-view/employer-view-page";
import { MissingPage } from "@/components/content/missing-page";
import type { Actor } from "@/lib/accounts/schema";
import { requireEmployer } from "@/lib/accounts/session";
import { findShownName } from "@/lib/applications/applicants/shown-name.queries";
import { findNeighbours } from "@/lib/applications/employer-view/neighbours.queries";
import { listNotes, listTeam } from "@/lib/applications/employer-view/notes.queries";
import { listOtherApplications } from "@/lib/applications/employer-view/others.queries";
import { findEmployerView } from "@/lib/applications/employer-view/queries";
import { findQueue } from "@/lib/applications/employer-view/queue.queries";
import { findTags } from "@/lib/applications/employer-view/tags.queries";
import { listInterviews } from "@/lib/applications/interviews/queries";
import { listInvitations } from "@/lib/applications/interviews/slots.queries";
import { findReason, listLetters } from "@/lib/applications/letters/queries";
import { listFilledTemplates } from "@/lib/applications/messaging/message-templates.queries";
import { listMessages } from "@/lib/applications/messaging/messages.queries";
import { listOffers } from "@/lib/applications/offers/queries";
import { filtersAddress, readFilters, readView } from "@/lib/applications/pipeline/filters";
import { findRatings } from "@/lib/applications/scorecards/ratings.queries";
import "@/app/sheets/pipeline.css";

type Props = PageProps<"/employer/applications/[applicationId]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { applicationId } = await params;
  const application = await findEmployerView(await requireEmployer(), applicationId);
  if (!application) return missingMetadata("Application not found");
  const who = application.applicant?.fullName ?? `Applicant ${application.reference}`;
  return { title: `${who} – Applications`, robots: { index: false } };
}

async function readWork(actor: Actor, id: string, companyId: string): Promise<EmployerViewWork> {
  const [messages, templates, notes, team, ratings, tags, interviews, others, ...told] =
    await Promise.all([
      listMessages(actor, id),
      listFilledTemplates(actor, id),
      listNotes(actor, id),
      listTeam(companyId),
      findRatings(actor, id),
      findTags(actor, id),
      listInterviews(actor, id),
      listOtherApplications(actor, id),
      listOffers(actor, id),
      listLetters(actor, id),
      findReason(actor, id),
      listInvitations(actor, id),
      findShownName(actor, id),
    ]);
  const [offers, letters, reason, invitations, shownName] = told;
  const colleagues = team.filter((member) => member.id !== actor.id);
  const work = { messages, templates, notes, team: colleagues, ratings, tags, interviews, others };
  return { ...work, offers, letters, reason, invitations, interviewers: team, shownName };
}

export default async function ApplicantPage({ params, searchParams }: Props) {
  const { applicationId } = await params;
  const filters = readFilters(await searchParams);
  const view = readView(await searchParams);
  const actor = await requireEmployer();
  const application = await findEmployerView(actor, applicationId);
  if (!application) {
    return (
      <MissingPage
        title="Application not found"
        text="Your company has no application at this address. It may have been withdrawn."
        back={{ href: "/employer/applications", label: "Applications" }}
      />
    );
  }
  const search = filtersAddress(filters, view);
  const [neighbours, queue] = await Promise.all([
    findNeighbours(actor, applicationId),
    findQueue(actor, applicationId, { filters, view }),
  ]);
  const work =
    application.applicant && (await readWork(actor, applicationId, neighbours.companyId));
  return (
    <EmployerViewPage
      application={application}
      neighbours={neighbours}
      queue={queue}
      search={search}
      work={work}
    />
  );
}
