import { FooterAlerts } from "@/components/alerts/footer-alerts.client";
import { ChipLink } from "@/components/ui/chip";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import type { SiteAppearance, SiteLink } from "@/lib/shared/appearance/shapes";
import { copyrightLine, type SiteWords } from "@/lib/shared/words/defaults";
import { Logo } from "./header";
import { ThemeSwitch } from "./theme-switch.client";

const FEEDS = [
  ["/feeds/jobs.rss", "RSS"],
  ["/feeds/jobs.atom", "Atom"],
  ["/feeds/jobs.json", "JSON Feed"],
] as const;

type Props = {
  siteName: string;
  appearance: SiteAppearance;
  words: SiteWords;
  year: number;
  /** For the form that creates alerts. */
  formToken: string;
};

function SocialLinks({ links, siteName }: { links: readonly SiteLink[]; siteName: string }) {
  if (links.length === 0) return null;
  return (
    <>
      <p className="mt-4 mb-2 text-sm text-muted">{siteName} elsewhere:</p>
      <div className="row">
        {links.map(({ label, url }) => (
          <ChipLink key={url} href={url}>
            {label}
          </ChipLink>
        ))}
      </div>
    </>
  );
}

export function Footer({ siteName, appearance, words, year, formToken }: Props) {
  return (
    <footer className="site-footer night" data-scope="night">
      <div className="wrap">
        <div className="foot-grid">
          <StaticMarkup>
            <Logo siteName={siteName} />
            <p className="mt-3 max-w-[30ch] text-sm text-muted">{words.footerText}</p>
          </StaticMarkup>
          <StaticMarkup as="nav" className="foot-cols" aria-label="Footer">
            {appearance.footer
              .filter((links) => links.length > 0)
              .map((links) => (
                <ul key={links[0]?.url}>
                  {links.map(({ label, url }) => (
                    <li key={url}>
                      <a href={url}>{label}</a>
                    </li>
                  ))}
                </ul>
              ))}
          </StaticMarkup>
          <div>
            <StaticMarkup>
              <h2 className="text-xl">{words.alertsTitle}</h2>
              <p className="mt-1.5 text-muted">{words.alertsText}</p>
            </StaticMarkup>
            <FooterAlerts formToken={formToken} />
            <StaticMarkup>
              <p className="mt-4 mb-2 text-sm text-muted">{words.feedsText}</p>
              <div className="row">
                {FEEDS.map(([href, label]) => (
                  <ChipLink key={href} href={href}>
                    {label}
                  </ChipLink>
                ))}
              </div>
              <SocialLinks links={appearance.social} siteName={siteName} />
            </StaticMarkup>
          </div>
        </div>
        <div className="foot-end">
          <StaticMarkup as="span">{copyrightLine(words, { year, siteName })}</StaticMarkup>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
