import type { ReactNode } from "react";
import { JobButtons } from "@/components/jobs/job-buttons.client";
import type { AnnouncementView } from "@/lib/content/announcements.schema";
import type { SiteAppearance } from "@/lib/shared/appearance/shapes";
import type { SiteWords } from "@/lib/shared/words/defaults";
import { Announcement } from "./announcement";
import { Footer } from "./footer";
import { Header } from "./header";

type Props = {
  siteName: string;
  appearance: SiteAppearance;
  words: SiteWords;
  path: string;
  now: Date;
  /** For the form at the foot of the page. */
  formToken: string;
  announcement: AnnouncementView | null;
  /** Under the header. */
  tabs?: ReactNode;
  children: ReactNode;
};

/** The frame around every public page. */
export function SiteFrame(props: Props) {
  const { siteName, appearance, words, path, now, formToken, announcement, tabs, children } = props;
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header siteName={siteName} path={path} navigation={appearance.navigation} />
      <Announcement announcement={announcement} />
      {tabs}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        siteName={siteName}
        appearance={appearance}
        words={words}
        year={now.getUTCFullYear()}
        formToken={formToken}
      />
      <JobButtons />
    </>
  );
}
