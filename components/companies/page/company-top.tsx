import { FollowCompany } from "@/components/alerts/follow-company.client";
import { durationWords } from "@/components/analytics/analytics-words";
import { ShareButton } from "@/components/jobs/job-buttons";
import { Icon } from "@/components/ui/icon";
import { StaticMarkup } from "@/components/ui/static/static-markup";
import type { CompanyClock } from "@/lib/analytics/schema";
import { drawnCoverUrl } from "@/lib/companies/covers";
import { COVER_FRAME } from "@/lib/companies/pictures/limits.schema";
import type { CompanyPicture } from "@/lib/companies/pictures/schema";
import type { CompanyDetail } from "@/lib/companies/schema";
import { searchHref } from "@/lib/search/search-query";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { companyWords } from "../company-block";
import { CompanyMark } from "../company-mark";
import { VerifiedTick } from "../verified-tick";

type Props = {
  company: CompanyDetail;
  /** Its own picture, if it has one. */
  cover: CompanyPicture | null;
  tagline: string | null;
  clock: CompanyClock | null;
  formToken: string;
  /** The page's sections. */
  tabs: readonly { id: string; label: string; count?: number }[];
};

function Cover({ company, cover }: Pick<Props, "company" | "cover">) {
  const { width, height } = COVER_FRAME;
  const own = cover && {
    src: cover.url,
    srcSet: `${cover.smallUrl} ${width / 2}w, ${cover.url} ${width}w`,
    // Cropped at its sides where the page is narrow (company-page.css).
    sizes: "(width < 769px) max(100vw, 672px), max(100vw, 992px)",
    alt: cover.alt,
  };
  const drawn = { className: "pic", src: drawnCoverUrl(company.slug), alt: "" };
  return (
    <div className="cover">
      {/* biome-ignore lint/performance/noImgElement: a drawing, or stored in the sizes shown */}
      {/* biome-ignore lint/a11y/useAltText: both have one */}
      <img {...(own ?? drawn)} width={width} height={height} />
    </div>
  );
}

function Identity({ company, tagline, clock }: Pick<Props, "company" | "tagline" | "clock">) {
  const words = tagline ?? companyWords(company);
  return (
    <StaticMarkup className="co-words">
      <h1 dir="auto">
        {company.name}
        {company.isVerified && <VerifiedTick />}
      </h1>
      {words && (
        <p className="line" dir="auto">
          {words}
        </p>
      )}
      {clock?.waitSeconds != null && (
        <p className="answer">
          <Icon name="clock" size="sm" />
          Usually answers within {durationWords(clock.waitSeconds)}
        </p>
      )}
    </StaticMarkup>
  );
}

/** The company's picture, name and actions, and links to the page's sections. */
export function CompanyTop({ company, cover, tagline, clock, formToken, tabs }: Props) {
  const search = searchHref({ company: company.slug });
  return (
    <header className="co-top">
      <Cover company={company} cover={cover} />
      <div className="wrap">
        <div className="co-id">
          <CompanyMark company={company} size="xl" isFirst />
          <Identity company={company} tagline={tagline} clock={clock} />
          <div className="acts">
            <FollowCompany search={search} name={company.name} formToken={formToken} />
            <ShareButton title={company.name} label={`Share ${company.name}`} />
          </div>
        </div>
        {tabs.length > 1 && (
          <StaticMarkup as="nav" className="tabs" aria-label="On this page">
            {tabs.map(({ id, label, count }) => (
              <a key={id} href={`#${id}`}>
                {label}
                {count !== undefined && (
                  <>
                    {" "}
                    <span className="count-pill">{formatNumber(count)}</span>
                  </>
                )}
              </a>
            ))}
          </StaticMarkup>
        )}
      </div>
    </header>
  );
}
