import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { ApplicationPage } from "@/components/applications/application-page";
import { MissingPage } from "@/components/content/missing-page";
import { requireActor } from "@/lib/accounts/session";
import { listInterviews } from "@/lib/applications/interviews/queries";
import { listInvitations } from "@/lib/applications/interviews/slots.queries";
import { listMessages } from "@/lib/applications/messaging/messages.queries";
import { listOffers } from "@/lib/applications/offers/queries";
import { findApplication } from "@/lib/applications/queries";
import { findOwnTransfers } from "@/lib/applications/transfers/queries";
import "@/app/sheets/applications.css";

type Props = PageProps<"/applications/[applicationId]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { applicationId } = await params;
  const application = await findApplication(await requireActor(), applicationId);
  if (!application) return missingMetadata("Application not found");
  return { title: `${application.jobSnapshot.title} – My Applications`, robots: { index: false } };
}

export default async function SentApplicationPage({ params }: Props) {
  const { applicationId } = await params;
  const actor = await requireActor();
  const application = await findApplication(actor, applicationId);
  if (!application) {
    return (
      <MissingPage
        title="Application not found"
        text="You have no application at this address."
        back={{ href: "/applications", label: "My Applications" }}
      />
    );
  }
  return (
    <ApplicationPage
      application={application}
      messages={await listMessages(actor, applicationId)}
      interviews={await listInterviews(actor, applicationId)}
      invitations={await listInvitations(actor, applicationId)}
      offers={await listOffers(actor, applicationId)}
      transfers={await findOwnTransfers(actor, applicationId)}
    />
  );
}
