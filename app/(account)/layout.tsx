import type { ReactNode } from "react";
import { Announcement } from "@/components/site/announcement";
import { Logo } from "@/components/site/header";
import { currentAnnouncement } from "@/lib/content/announcements.queries";
import { siteSettings } from "@/lib/platform/settings";
import "@/app/sheets/account.css";

/** The form on one side, and the harbor on the other where there is room. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className="login">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="login-form">
        <Announcement announcement={await currentAnnouncement()} />
        <header>
          <Logo siteName={siteSettings().siteName} />
        </header>
        <main id="main" tabIndex={-1} className="login-in">
          {children}
        </main>
        <footer className="text-xs text-faint">
          <a href="/help">Help</a> · <a href="/privacy-policy">Privacy Policy</a>
        </footer>
      </div>
      <div className="login-art hero" aria-hidden="true">
        <div className="hero-scene" />
        <div className="hero-water" />
      </div>
    </div>
  );
}
