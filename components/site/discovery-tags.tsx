import type { AnalyticsScript } from "@/lib/shared/setting-groups/analytics-script";
import type { SiteDiscovery } from "@/lib/shared/setting-groups/discovery";

type Props = {
  discovery: SiteDiscovery;
  /** On the home page alone. */
  isHome: boolean;
  script: AnalyticsScript | null;
  nonce: string;
};

/** What analytics and search consoles look for in a public page's head; nothing by default. */
export function DiscoveryTags({ discovery, isHome, script, nonce }: Props) {
  const { googleVerification, bingVerification } = discovery;
  return (
    <>
      {isHome && googleVerification && (
        <meta name="google-site-verification" content={googleVerification} />
      )}
      {isHome && bingVerification && <meta name="msvalidate.01" content={bingVerification} />}
      {script && <script defer src={script.src} nonce={nonce} {...script.attributes} />}
    </>
  );
}
