import { Notice } from "@/components/ui/notice";
import type { OwnTransfers as Own } from "@/lib/applications/transfers/schema";

/** Where the company moved one's application, and where it came from. */
export function OwnTransfers({ transfers, company }: { transfers: Own; company: string }) {
  const { to, from } = transfers;
  return (
    <>
      {to && (
        <Notice tone="teal">
          {company} moved your application to{" "}
          <a className="link" href={`/applications/${to.id}`} dir="auto">
            {to.jobTitle}
          </a>
          . It goes on there, and you can withdraw it at any time.
        </Notice>
      )}
      {from && (
        <Notice tone="teal">
          You applied for{" "}
          <a className="link" href={`/applications/${from.id}`} dir="auto">
            {from.jobTitle}
          </a>
          , and {company} moved your application to this job with what you sent. If you don't want
          that, withdraw it.
        </Notice>
      )}
    </>
  );
}
