import type { Metadata } from "next";
import { openLink } from "@/app/(site)/added/opened-link";
import { pageMetadata } from "@/app/page-metadata";
import { applicationPaths } from "@/components/applications/by-hand/application-paths";
import { LinkAccess } from "@/components/applications/by-hand/link-access.client";
import { LinkOver } from "@/components/applications/by-hand/link-over";
import { ChooseTimePage } from "@/components/applications/interviews/choose-time-page";
import { MissingPage } from "@/components/content/missing-page";
import { findOfferedTimes } from "@/lib/applications/interviews/offered-times.queries";
import "@/app/sheets/application.css";
import "@/app/sheets/account.css";

type Props = PageProps<"/added/[applicationId]/interview-times">;

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "Interview times",
    description: "Choose a time for an interview.",
    path: "/added",
    isHidden: true,
  });
}

/** Where someone without an account chooses a time for an interview, by their mailed link. */
export default async function AddedTimesPage(props: Props) {
  const opened = await openLink(props);
  if (!opened?.link) return <LinkOver token={opened ? opened.token : null} />;
  const { id, token, link } = opened;
  const paths = applicationPaths(token);
  const found = await findOfferedTimes(link.holder, id);
  if (!found) {
    return (
      <MissingPage
        title="Times not found"
        text="You weren't offered any interview times here."
        back={{ href: paths.page(id), label: "Your application" }}
      />
    );
  }
  return (
    <LinkAccess token={token}>
      <ChooseTimePage {...found} paths={paths} />
    </LinkAccess>
  );
}
