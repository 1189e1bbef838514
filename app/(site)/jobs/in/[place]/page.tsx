import type { Metadata } from "next";
import { findLanding } from "@/lib/jobs/public/landings.queries";
import { LandingScreen, landingMetadata } from "../../landing";

type Props = PageProps<"/jobs/in/[place]">;

async function addressOf({ params, searchParams }: Props) {
  const { place } = await params;
  return { landing: await findLanding("place", place), parameters: await searchParams };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return landingMetadata(await addressOf(props));
}

export default async function PlacePage(props: Props) {
  return <LandingScreen {...(await addressOf(props))} />;
}
