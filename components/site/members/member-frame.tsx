import type { ReactNode } from "react";
import type { AnnouncementView } from "@/lib/content/announcements.schema";
import type { SiteAppearance } from "@/lib/shared/appearance/shapes";
import type { SiteWords } from "@/lib/shared/words/defaults";
import { SiteFrame } from "../site-frame";
import { MemberGate } from "./member-gate.client";
import { MemberNav } from "./member-nav";

type Props = {
  siteName: string;
  appearance: SiteAppearance;
  words: SiteWords;
  path: string;
  now: Date;
  formToken: string;
  announcement: AnnouncementView | null;
  children: ReactNode;
};

/** The frame around every member page. Each page checks access itself. */
export function MemberFrame({ children, ...site }: Props) {
  return (
    <SiteFrame {...site} tabs={<MemberNav path={site.path} />}>
      <MemberGate>{children}</MemberGate>
    </SiteFrame>
  );
}
