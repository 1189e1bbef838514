import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PIPELINE_PATH } from "./pipeline-words";

/** The page for someone who belongs to no company, or no longer does. */
export function NoTeam() {
  return (
    <EmptyState
      drawing="applications"
      title="You're not in a company's team"
      text="Only the team of the company that posted a job sees its applications. Create your company, or ask a colleague to invite you. If you were in a team before, you've been removed from it."
      isPage
    >
      <LinkButton href="/employer/profile">Create or Join a Company</LinkButton>
    </EmptyState>
  );
}

/** The page for a company without applications; only some may do something about it. */
export function NoApplications({ canHandle }: { canHandle: boolean }) {
  return (
    <EmptyState
      drawing="applications"
      title="No Applications Yet"
      text="Applications for your job postings will appear here once candidates start applying."
      isPage
    >
      {canHandle && <LinkButton href="/employer">Post a Job</LinkButton>}
      {canHandle && <LinkButton href={`${PIPELINE_PATH}/add`}>Add Person</LinkButton>}
    </EmptyState>
  );
}
