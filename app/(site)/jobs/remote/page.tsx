import type { Metadata } from "next";
import { LandingScreen, landingMetadata } from "../landing";

type Props = PageProps<"/jobs/remote">;

const REMOTE = { kind: "remote", slug: "remote" } as const;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return landingMetadata({ ...REMOTE, parameters: await searchParams });
}

export default async function RemoteJobsPage({ searchParams }: Props) {
  return <LandingScreen {...REMOTE} parameters={await searchParams} />;
}
