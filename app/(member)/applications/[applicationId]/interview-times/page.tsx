import type { Metadata } from "next";
import { missingMetadata } from "@/app/page-metadata";
import { applicationPaths } from "@/components/applications/by-hand/application-paths";
import { ChooseTimePage } from "@/components/applications/interviews/choose-time-page";
import { MissingPage } from "@/components/content/missing-page";
import { requireActor } from "@/lib/accounts/session";
import { findOfferedTimes } from "@/lib/applications/interviews/offered-times.queries";
import "@/app/sheets/application.css";

type Props = PageProps<"/applications/[applicationId]/interview-times">;

async function find({ params }: Props) {
  const { applicationId } = await params;
  return findOfferedTimes(await requireActor(), applicationId);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props);
  if (!found) return missingMetadata("Times not found");
  return { title: "Interview Times – My Applications", robots: { index: false } };
}

export default async function InterviewTimesPage(props: Props) {
  const found = await find(props);
  if (found) return <ChooseTimePage {...found} paths={applicationPaths(null)} />;
  return (
    <MissingPage
      title="Times not found"
      text="You weren't offered any interview times here."
      back={{ href: "/applications", label: "My Applications" }}
    />
  );
}
