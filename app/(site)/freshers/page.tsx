import type { Metadata } from "next";
import { FRESHERS } from "@/components/search/scope";
import { BackLink } from "@/components/ui/back-link";
import { ListPage, listMetadata } from "../list-page";

type Props = PageProps<"/freshers">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return listMetadata(FRESHERS, await searchParams, {
    description: "First jobs that ask for a year of experience at most.",
  });
}

export default async function FreshersPage({ searchParams }: Props) {
  return (
    <ListPage
      scope={FRESHERS}
      parameters={await searchParams}
      back={<BackLink href="/jobs">Back to Jobs</BackLink>}
    />
  );
}
