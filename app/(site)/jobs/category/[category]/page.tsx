import type { Metadata } from "next";
import { findLanding } from "@/lib/jobs/public/landings.queries";
import { followCategory, LandingScreen, landingMetadata } from "../../landing";

type Props = PageProps<"/jobs/category/[category]">;

async function addressOf({ params, searchParams }: Props) {
  const { category } = await params;
  followCategory(category);
  return { landing: await findLanding("category", category), parameters: await searchParams };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return landingMetadata(await addressOf(props));
}

export default async function CategoryPage(props: Props) {
  return <LandingScreen {...(await addressOf(props))} />;
}
