import { LinkButton } from "@/components/ui/button";

/** Where to go once someone has applied. */
export function SentLinks({ applicationId }: { applicationId: string }) {
  return (
    <div className="row">
      <LinkButton href={`/applications/${applicationId}`} variant="primary">
        See your application
      </LinkButton>
      <LinkButton href="/jobs">Back to Jobs</LinkButton>
    </div>
  );
}
