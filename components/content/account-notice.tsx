import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";

type Props = {
  title: string;
  subtitle: string;
  /** What one can do here once there are accounts. */
  children: ReactNode;
};

/** A page of the accounts before there are any: what it will be, and what works without. */
export function AccountNotice({ title, subtitle, children }: Props) {
  return (
    <>
      <h1>{title}</h1>
      <p className="mt-1.5 mb-6 text-muted">{subtitle}</p>
      <Notice tone="teal">
        <b>Accounts open with the next release.</b> {children}
      </Notice>
      <p className="mt-6 mb-3">
        Searching, reading and saving jobs in this browser need no account.
      </p>
      <a className="btn btn-primary btn-lg w-full" href="/jobs">
        Find Jobs
      </a>
    </>
  );
}
