import type { Metadata } from "next";
import { openLink } from "@/app/(site)/added/opened-link";
import { pageMetadata } from "@/app/page-metadata";
import { ApplicationPage } from "@/components/applications/application-page";
import { KeptDetails } from "@/components/applications/by-hand/kept-details";
import { LinkAccess } from "@/components/applications/by-hand/link-access.client";
import { LinkOver } from "@/components/applications/by-hand/link-over";
import { OtherJobs } from "@/components/applications/by-hand/other-jobs";
import type { OpenedLink } from "@/lib/applications/by-hand/link-holders.queries";
import { readAdded } from "@/lib/applications/by-hand/links.queries";
import { listInterviews } from "@/lib/applications/interviews/queries";
import { listInvitations } from "@/lib/applications/interviews/slots.queries";
import { listMessages } from "@/lib/applications/messaging/messages.queries";
import { listOffers } from "@/lib/applications/offers/queries";
import { findApplication } from "@/lib/applications/queries";
import { findOwnTransfers } from "@/lib/applications/transfers/queries";
import "@/app/sheets/application.css";
import "@/app/sheets/account.css";

type Props = PageProps<"/added/[applicationId]">;

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Your application",
    description: "Follow and answer an application for which a company added you.",
    path: "/added",
    isHidden: true,
  });
}

async function listOwn({ holder }: OpenedLink) {
  const own = await Promise.all(holder.applicationIds.map((id) => findApplication(holder, id)));
  return own.filter((one) => one !== null);
}

/** An application of someone without an account, by their mailed link. */
export default async function AddedPage(props: Props) {
  const opened = await openLink(props);
  const added = opened?.link && (await readAdded(opened.id));
  if (!opened?.link || !added) return <LinkOver token={opened ? opened.token : null} />;
  const { id, token, link } = opened;
  const { holder } = link;
  const own = await listOwn(link);
  const kept = <KeptDetails added={added} token={token} jobs={Math.max(1, own.length)} />;
  const application = own.find((one) => one.id === id);
  if (!application) {
    return (
      <div className="wrap choose-time">
        <h1>Your details</h1>
        {kept}
      </div>
    );
  }
  return (
    <LinkAccess token={token}>
      <ApplicationPage
        application={application}
        messages={await listMessages(holder, id)}
        interviews={await listInterviews(holder, id)}
        invitations={await listInvitations(holder, id)}
        offers={await listOffers(holder, id)}
        transfers={await findOwnTransfers(holder, id)}
        link={{ token, kept, others: <OtherJobs own={own} current={id} token={token} /> }}
      />
    </LinkAccess>
  );
}
