import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { ApplicationPage } from "@/components/applications/application-page";
import { MissingPage } from "@/components/content/missing-page";
import type { Actor } from "@/lib/accounts/schema";
import { requireActor } from "@/lib/accounts/session";
import { listInterviews } from "@/lib/applications/interviews/queries";
import { listInvitations } from "@/lib/applications/interviews/slots.queries";
import { listMessages } from "@/lib/applications/messaging/messages.queries";
import { listOffers } from "@/lib/applications/offers/queries";
import { findApplication } from "@/lib/applications/queries";
import { findOwnTransfers } from "@/lib/applications/transfers/queries";
import { unlessGone } from "@/lib/shared/errors";
import "@/app/sheets/application.css";

type Props = PageProps<"/applications/[applicationId]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { applicationId } = await params;
  const application = await findApplication(await requireActor(), applicationId);
  if (!application) return missingMetadata("Application not found");
  return { title: `${application.jobSnapshot.title} – My Applications`, robots: { index: false } };
}

/** Everything on the page; null for an application that isn't the actor's. */
async function readPage(actor: Actor, id: string) {
  const application = await findApplication(actor, id);
  if (!application) return null;
  return {
    application,
    messages: await listMessages(actor, id),
    interviews: await listInterviews(actor, id),
    invitations: await listInvitations(actor, id),
    offers: await listOffers(actor, id),
    transfers: await findOwnTransfers(actor, id),
  };
}

export default async function SentApplicationPage({ params }: Props) {
  const { applicationId } = await params;
  const page = await unlessGone(readPage(await requireActor(), applicationId));
  if (page) return <ApplicationPage {...page} />;
  return (
    <MissingPage
      title="Application not found"
      text="You have no application at this address."
      back={{ href: "/applications", label: "My Applications" }}
    />
  );
}
