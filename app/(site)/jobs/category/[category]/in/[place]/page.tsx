import type { Metadata } from "next";
import { findLandingInPlace } from "@/lib/jobs/public/landings-in-places.queries";
import { followCategory, LandingScreen, landingMetadata } from "../../../../landing";

type Props = PageProps<"/jobs/category/[category]/in/[place]">;

async function addressOf({ params, searchParams }: Props) {
  const { category: subject, place } = await params;
  followCategory(subject, `/in/${place}`);
  const landing = await findLandingInPlace("category_in_place", { subject, place });
  return { landing, parameters: await searchParams };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return landingMetadata(await addressOf(props));
}

export default async function CategoryInPlacePage(props: Props) {
  return <LandingScreen {...(await addressOf(props))} />;
}
