import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { ClickReplay } from "@/components/ui/static/click-replay.client";
import { markup } from "@/components/ui/static/markup";
import { Toasts } from "@/components/ui/toasts/toasts.client";
import { siteUrl } from "@/lib/platform/boards";
import { putInHead } from "@/lib/platform/caching/set-aside";
import { settingGroup, siteSettings } from "@/lib/platform/settings";
import { fontPaths } from "@/lib/shared/appearance/fonts";
import { iconPath } from "@/lib/shared/appearance/logo-styles";
import type { SiteAppearance } from "@/lib/shared/appearance/shapes";
import { paletteOf, themeStyles } from "@/lib/shared/appearance/theme";
// In the same file of scripts as the layout, instead of one that every page fetches by itself.
import "./error";
import "./globals.css";

// Every page is rendered per request, because only then can it carry a nonce (docs/decisions).
export const dynamic = "force-dynamic";

// Runs before the first paint, or a chosen theme would flash the other one, and signed-in people
// would briefly see the header for visitors (lib/browser/session-state.ts). It also remembers forms
// submitted, texts typed and buttons clicked before the scripts that handle them have loaded
// (components/ui/forms/use-submission.client.ts, early-input.client.ts, click-replay.client.tsx).
const FIRST_SCRIPT = `try{var s=localStorage,d=document.documentElement.dataset,t=s.theme;if(t=="light"||t=="dark")d.theme=t;if(s.userId&&s.expiresAt>Date.now()){d.account="in";d.userType=s.userType}if(s.recentSearches?.length>2)d.searches="";if(s.announcement)d.announcement=JSON.parse(s.announcement)}catch{}addEventListener("submit",function(e){if(e.target.method=="post"){e.preventDefault();window.earlySubmission=e.target}});addEventListener("input",function(e){e.target.earlyText=e.target.value},true);addEventListener("click",function(e){window.earlyClick=e},true);addEventListener("change",function(e){var v=e.target.value,d=document.documentElement.dataset;if(e.target.id!="theme")return;if(v=="system")delete d.theme;else d.theme=v;try{localStorage.theme=v}catch{}})`;

// A public page that a pointer rests on or presses is fetched before it is opened, where the browser
// can (the Speculation Rules API). Its scripts run, and views are counted, only if it is opened.
const PREFETCH_RULES = JSON.stringify({
  prefetch: [
    {
      where: { href_matches: ["/", "/job/*", "/jobs*", "/companies*", "/search-results*"] },
      eagerness: "moderate",
    },
  ],
});

// The same on every page, and nothing that a script looks at.
function SiteTags({ siteName, appearance }: { siteName: string; appearance: SiteAppearance }) {
  const { light, dark } = paletteOf(appearance);
  const styles = themeStyles(appearance);
  return (
    <>
      {fontPaths(appearance.fonts).map((path) => (
        <link key={path} rel="preload" href={path} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <meta name="application-name" content={siteName} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light["surface"]} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark["surface"]} />
      {appearance.icon ? (
        <>
          <link rel="icon" href={iconPath(64, appearance.icon)} sizes="64x64" type="image/png" />
          <link rel="apple-touch-icon" href={iconPath(180, appearance.icon)} />
        </>
      ) : (
        <>
          <link rel="icon" href="/favicon.ico" sizes="48x48" type="image/x-icon" />
          <link rel="icon" href="/img/icon.svg" />
          <link rel="apple-touch-icon" href="/apple-icon.png" />
        </>
      )}
      {styles && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made of checked values alone
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      )}
    </>
  );
}

export function generateMetadata(): Metadata {
  const { siteName } = siteSettings();
  const { tagline, description } = settingGroup("words");
  putInHead(
    "site",
    markup(<SiteTags siteName={siteName} appearance={settingGroup("appearance")} />),
  );
  return {
    metadataBase: new URL(siteUrl()),
    title: { default: `${siteName} – ${tagline}`, template: `%s – ${siteName}` },
    description,
  };
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  colorScheme: "light dark",
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get("x-nonce") ?? "";
  return (
    // The script may have set attributes before React sees the element.
    <html lang="en" suppressHydrationWarning>
      <head>
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
          dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }}
        />
        <script
          type="speculationrules"
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
          dangerouslySetInnerHTML={{ __html: PREFETCH_RULES }}
        />
      </head>
      <body>
        {children}
        <Toasts />
        <ClickReplay />
      </body>
    </html>
  );
}
