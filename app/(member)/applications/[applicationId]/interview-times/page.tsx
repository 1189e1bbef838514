import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { ChooseTimePage } from "@/components/applications/interviews/choose-time-page";
import { MissingPage } from "@/components/content/missing-page";
import { requireActor } from "@/lib/accounts/session";
import { listInterviews } from "@/lib/applications/interviews/queries";
import { listInvitations } from "@/lib/applications/interviews/slots.queries";
import { findApplication } from "@/lib/applications/queries";
import "@/app/sheets/applications.css";

type Props = PageProps<"/applications/[applicationId]/interview-times">;

/** The latest times that the applicant was offered, and the interview booked with them. */
async function find({ params }: Props) {
  const { applicationId } = await params;
  const actor = await requireActor();
  const application = await findApplication(actor, applicationId);
  if (!application) return null;
  const [invitation] = await listInvitations(actor, applicationId);
  if (!invitation) return null;
  const interviews = await listInterviews(actor, applicationId);
  const slotIds = invitation.slots.map(({ id }) => id);
  const booked = interviews.find(
    ({ slotId, isPast }) => slotId !== null && slotIds.includes(slotId) && !isPast,
  );
  return { application, invitation, booked: booked ?? null };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props);
  if (!found) return missingMetadata("Times not found");
  return { title: "Interview Times – My Applications", robots: { index: false } };
}

export default async function InterviewTimesPage(props: Props) {
  const found = await find(props);
  if (found) return <ChooseTimePage {...found} />;
  return (
    <MissingPage
      title="Times not found"
      text="You weren't offered any interview times here."
      back={{ href: "/applications", label: "My Applications" }}
    />
  );
}
