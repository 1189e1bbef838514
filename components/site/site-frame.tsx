import type { ReactNode } from "react";
import { JobButtons } from "@/components/jobs/job-buttons.client";
import { Footer } from "./footer";
import { Header } from "./header";

type Props = { siteName: string; path: string; now: Date; children: ReactNode };

/** What stands around every public page. */
export function SiteFrame({ siteName, path, now, children }: Props) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header siteName={siteName} path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer siteName={siteName} year={now.getUTCFullYear()} />
      <JobButtons />
    </>
  );
}
