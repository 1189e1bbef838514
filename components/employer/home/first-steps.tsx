import { StepList } from "@/components/site/work/step-list";

type Props = { hasCompany: boolean; isVerified: boolean; hasJobs: boolean };

/** What a new company does first. */
export function FirstSteps({ hasCompany, isVerified, hasJobs }: Props) {
  return (
    <StepList
      isFirst
      steps={[
        {
          title: "Create your company",
          text: "Its name, its website and a few words. Or join one that is here already.",
          ...{ href: "/employer/profile", action: "Create Company", isDone: hasCompany },
        },
        {
          title: "Post your first job",
          text: "Write it now and decide later. Drafts are kept.",
          ...{ href: "/employer", action: "Post a Job", isDone: hasJobs },
        },
        {
          title: "Verify your company",
          text: "A link to an address at your domain. Your jobs go live without waiting for us.",
          ...{ href: "/employer/profile#verification", action: "Verify", isDone: isVerified },
        },
      ]}
    />
  );
}
