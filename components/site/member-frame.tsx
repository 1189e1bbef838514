import type { ReactNode } from "react";
import type { AnnouncementView } from "@/lib/content/announcements.schema";
import { MemberGate } from "./member-gate.client";
import { SiteFrame } from "./site-frame";

type Props = {
  siteName: string;
  path: string;
  now: Date;
  formToken: string;
  announcement: AnnouncementView | null;
  children: ReactNode;
};

/** What stands around the pages of everybody with an account. Each page checks who asks for itself. */
export function MemberFrame({ children, ...site }: Props) {
  return (
    <SiteFrame {...site}>
      <MemberGate>{children}</MemberGate>
    </SiteFrame>
  );
}
