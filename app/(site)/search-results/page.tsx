import type { Metadata } from "next";
import { EVERYTHING } from "@/components/search/scope";
import { BackLink } from "@/components/ui/navigation/back-link";
import { parseSearchQuery, searchHref } from "@/lib/search/search-query";
import type { Parameters } from "@/lib/shared/parameters";
import { ListPage, listMetadata } from "../list-page";
// In the same file of scripts as the page, instead of one that it fetches by itself.
import "./error";

type Props = PageProps<"/search-results">;

/** The home page with this search in its bar. */
function homeHref(parameters: Parameters): string {
  const { query, location, experience } = parseSearchQuery(parameters);
  return searchHref({ query, location, experience }, "/");
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return listMetadata(EVERYTHING, await searchParams, {
    description: "See pay, place and skills at a glance, filter them and apply.",
  });
}

export default async function SearchResultsPage({ searchParams }: Props) {
  const parameters = await searchParams;
  return (
    <ListPage
      scope={EVERYTHING}
      parameters={parameters}
      back={<BackLink href={homeHref(parameters)}>Back to Search</BackLink>}
    />
  );
}
