import { FRESHERS } from "@/components/search/scope";
import { BackLink } from "@/components/ui/navigation/back-link";
import { ListPage, listMetadata } from "../list-page";
import { offeredMetadata, offeredPage } from "../offered-page";

type Props = PageProps<"/freshers">;

export const generateMetadata = offeredMetadata("freshers", async ({ searchParams }: Props) => {
  return listMetadata(FRESHERS, await searchParams, {
    description: "First jobs that ask for a year of experience at most.",
  });
});

export default offeredPage("freshers", async ({ searchParams }: Props) => {
  return (
    <ListPage
      scope={FRESHERS}
      parameters={await searchParams}
      back={<BackLink href="/jobs">Back to Jobs</BackLink>}
    />
  );
});
