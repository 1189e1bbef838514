import type { Metadata } from "next";
import { INTERNSHIPS } from "@/components/search/scope";
import { BackLink } from "@/components/ui/back-link";
import { ListPage, listMetadata } from "../list-page";

type Props = PageProps<"/internships">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return listMetadata(INTERNSHIPS, await searchParams, {
    description: "Compare stipends, durations and requirements.",
  });
}

export default async function InternshipsPage({ searchParams }: Props) {
  return (
    <ListPage
      scope={INTERNSHIPS}
      parameters={await searchParams}
      back={<BackLink href="/jobs">Back to Jobs</BackLink>}
    />
  );
}
