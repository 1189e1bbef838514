import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { loginPath } from "@/lib/shared/areas";
import { ResendMail } from "./resend-mail.client";

/** The signed-in person who opened a link. */
export type LinkVisitor = {
  email: string;
  hasVerifiedEmail: boolean;
  home: "/employer/home" | "/admin" | "/app";
};

const SETTINGS = "/app/settings";

function WayOn({ reader }: { reader: LinkVisitor | null }) {
  if (!reader) {
    return (
      <>
        <p className="mb-4 text-muted">
          You may have confirmed it already. Log in to check, or to get a new link.
        </p>
        <LinkButton variant="primary" size="lg" href={loginPath(SETTINGS)} className="w-full">
          Login
        </LinkButton>
      </>
    );
  }
  return (
    <>
      {reader.hasVerifiedEmail ? (
        <p className="mb-4 text-muted">
          The address of your account, {reader.email}, is confirmed.
        </p>
      ) : (
        <>
          <p className="mb-4 text-muted">A new link goes to {reader.email}.</p>
          <ResendMail email={reader.email} />
        </>
      )}
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <a href={SETTINGS}>Change the address</a>
        <a href={reader.home}>Continue without</a>
      </p>
    </>
  );
}

type Props = { tone?: "plain" | "bad"; reason: string; reader: LinkVisitor | null };

/** Why a link that confirms an address no longer works, and what to do instead. */
export function UnusableLink({ tone = "bad", reason, reader }: Props) {
  return (
    <>
      <Notice tone={tone}>{reason}</Notice>
      <div className="mt-6">
        <WayOn reader={reader} />
      </div>
    </>
  );
}
