import type { Metadata } from "next";
import { findLanding } from "@/lib/jobs/public/landings.queries";
import { LandingScreen, landingMetadata } from "../landing";

type Props = PageProps<"/jobs/remote">;

async function addressOf({ searchParams }: Props) {
  return { landing: await findLanding("remote", "remote"), parameters: await searchParams };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return landingMetadata(await addressOf(props));
}

export default async function RemoteJobsPage(props: Props) {
  return <LandingScreen {...(await addressOf(props))} />;
}
