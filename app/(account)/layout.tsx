import type { ReactNode } from "react";
import { Logo } from "@/components/site/header";
import { env } from "@/lib/platform/env";

/** The form on one side, the harbour on the other where there is room for it. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className="login">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="login-form">
        <header>
          <Logo siteName={env().SITE_NAME} />
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
