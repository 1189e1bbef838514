import { INTERNSHIPS } from "@/components/search/scope";
import { BackLink } from "@/components/ui/navigation/back-link";
import { ListPage, listMetadata } from "../list-page";
import { offeredMetadata, offeredPage } from "../offered-page";

type Props = PageProps<"/internships">;

export const generateMetadata = offeredMetadata("internships", async ({ searchParams }: Props) => {
  return listMetadata(INTERNSHIPS, await searchParams, {
    description: "Compare stipends, durations and requirements.",
  });
});

export default offeredPage("internships", async ({ searchParams }: Props) => {
  return (
    <ListPage
      scope={INTERNSHIPS}
      parameters={await searchParams}
      back={<BackLink href="/jobs">Back to Jobs</BackLink>}
    />
  );
});
