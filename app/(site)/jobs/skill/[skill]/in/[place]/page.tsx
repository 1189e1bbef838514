import type { Metadata } from "next";
import { findLandingInPlace } from "@/lib/jobs/public/landings-in-places.queries";
import { LandingScreen, landingMetadata } from "../../../../landing";

type Props = PageProps<"/jobs/skill/[skill]/in/[place]">;

async function addressOf({ params, searchParams }: Props) {
  const { skill: subject, place } = await params;
  const landing = await findLandingInPlace("skill_in_place", { subject, place });
  return { landing, parameters: await searchParams };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return landingMetadata(await addressOf(props));
}

export default async function SkillInPlacePage(props: Props) {
  return <LandingScreen {...(await addressOf(props))} />;
}
