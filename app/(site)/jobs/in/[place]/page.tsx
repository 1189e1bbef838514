import type { Metadata } from "next";
import { LandingScreen, landingMetadata } from "../../landing";

type Props = PageProps<"/jobs/in/[place]">;

async function addressOf({ params, searchParams }: Props) {
  return {
    kind: "place" as const,
    slug: (await params).place,
    parameters: await searchParams,
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return landingMetadata(await addressOf(props));
}

export default async function PlacePage(props: Props) {
  return <LandingScreen {...(await addressOf(props))} />;
}
