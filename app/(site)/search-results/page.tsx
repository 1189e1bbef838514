import type { Metadata } from "next";
import { EVERYTHING } from "@/components/search/scope";
import { BackLink } from "@/components/ui/back-link";
import { ListPage, listMetadata } from "../list-page";

type Props = PageProps<"/search-results">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return listMetadata(EVERYTHING, await searchParams, {
    description: "See pay, place and skills at a glance, filter them and apply.",
  });
}

export default async function SearchResultsPage({ searchParams }: Props) {
  return (
    <ListPage
      scope={EVERYTHING}
      parameters={await searchParams}
      back={<BackLink href="/">Back to Search</BackLink>}
    />
  );
}
