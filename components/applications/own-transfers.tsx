import { Notice } from "@/components/ui/notice";
import type { OwnTransfers as Own } from "@/lib/applications/transfers/schema";
import type { ApplicationPaths } from "./by-hand/application-paths";

type Props = { transfers: Own; company: string; paths: ApplicationPaths };

/** Where the company moved one's application, and where it came from. */
export function OwnTransfers({ transfers, company, paths }: Props) {
  const { to, from } = transfers;
  return (
    <>
      {to && (
        <Notice tone="teal">
          {company} moved your application to{" "}
          <a className="link" href={paths.page(to.id)} dir="auto">
            {to.jobTitle}
          </a>
          . It goes on there, and you can withdraw it at any time.
        </Notice>
      )}
      {from && (
        <Notice tone="teal">
          You applied for{" "}
          <a className="link" href={paths.page(from.id)} dir="auto">
            {from.jobTitle}
          </a>
          , and {company} moved your application to this job with what you sent. If you don't want
          that, withdraw it.
        </Notice>
      )}
    </>
  );
}
