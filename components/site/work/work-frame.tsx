import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import type { AnnouncementView } from "@/lib/content/announcements.schema";
import { Announcement } from "../announcement";
import { Logo } from "../header";
import { MemberGate } from "../members/member-gate.client";
import { SignOut } from "./sign-out.client";
import { WorkBell } from "./work-bell.client";

type Props = {
  siteName: string;
  /** Where the logo leads: the area's start page. */
  home: "/employer" | "/employer/applications" | "/admin";
  /** Beside the logo, if the area has a name of its own. */
  label?: string;
  links: readonly (readonly [href: string, label: string, icon: IconName])[];
  /** The area's tabs, under the header. */
  tabs?: ReactNode;
  announcement: AnnouncementView | null;
  children: ReactNode;
};

/** The frame around the work areas: no search, and no site sections. */
export function WorkFrame(props: Props) {
  const { siteName, home, label, links, tabs, announcement, children } = props;
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="site-header">
        <div className="wrap site-bar work-bar">
          <Logo siteName={siteName} href={home} />
          {label && <span className="badge">{label}</span>}
          <div className="work-end">
            <WorkBell />
            <nav aria-label="Main">
              {links.map(([href, words, icon]) => (
                <a key={href} className="btn btn-quiet btn-sm" href={href}>
                  <Icon name={icon} size="sm" />
                  <span>{words}</span>
                </a>
              ))}
              <SignOut />
            </nav>
          </div>
        </div>
      </header>
      <Announcement announcement={announcement} />
      {tabs}
      <main id="main" tabIndex={-1}>
        <MemberGate>{children}</MemberGate>
      </main>
    </>
  );
}
