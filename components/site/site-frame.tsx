import type { ReactNode } from "react";
import { JobButtons } from "@/components/jobs/job-buttons.client";
import type { AnnouncementView } from "@/lib/content/announcements.schema";
import { Announcement } from "./announcement";
import { Footer } from "./footer";
import { Header } from "./header";

type Props = {
  siteName: string;
  path: string;
  now: Date;
  /** For the form at the foot of the page. */
  formToken: string;
  announcement: AnnouncementView | null;
  children: ReactNode;
};

/** The frame around every public page. */
export function SiteFrame({ siteName, path, now, formToken, announcement, children }: Props) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header siteName={siteName} path={path} />
      <Announcement announcement={announcement} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer siteName={siteName} year={now.getUTCFullYear()} formToken={formToken} />
      <JobButtons />
    </>
  );
}
