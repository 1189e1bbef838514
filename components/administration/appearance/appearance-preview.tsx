import type { CSSProperties } from "react";
import { fontRules } from "@/lib/shared/appearance/fonts";
import { heroPicture, veilOf } from "@/lib/shared/appearance/hero-picture";
import { fillLede, headlineLines } from "@/lib/shared/appearance/hero-words";
import { logoPath } from "@/lib/shared/appearance/logo-styles";
import { paletteOf, type Theme, themeProperties } from "@/lib/shared/appearance/theme";
import type { AppearanceValues } from "./appearance-values";
import { fromText } from "./link-list";

type Props = { values: AppearanceValues; theme: Theme };

// Figures to show where the site's own stand.
const SAMPLE = { liveJobs: 1204, companies: 86 };
const THEMES = ["light", "dark"] as const;

/** The hero's picture under its veil, if it has one. */
function pictured(theme: Theme): { className: string; style?: CSSProperties } {
  const picture = heroPicture(theme);
  if (!picture) return { className: "sample-hero" };
  const veil = `color-mix(in srgb, var(--navy) ${veilOf(paletteOf(theme).light["navy"] ?? "")}%, transparent)`;
  const background = `linear-gradient(${veil}, ${veil}), url(${picture.image.src}) center / cover`;
  return { className: "sample-hero is-pictured", style: { background } };
}

function Picture({ values, theme, of }: Props & { of: (typeof THEMES)[number] }) {
  const style = { ...themeProperties(theme, of), colorScheme: of } as CSSProperties;
  const night = of === "light" ? "night" : "nightInDark";
  const logo = of === "light" ? theme.logo : theme.logoDark;
  const [first] = fromText(values["navigation"]);
  return (
    <div className="site-sample" style={style} role="img" aria-label={`The ${of} theme`}>
      <div className="sample-bar">
        {logo ? (
          // biome-ignore lint/performance/noImgElement: stored in the size shown
          <img src={logoPath(of, logo)} alt="" width={logo.width} height={logo.height} />
        ) : (
          <b className="logo">{values["siteName"]}</b>
        )}
        <span>{first?.label}</span>
      </div>
      <div {...pictured(theme)}>
        <b>
          {headlineLines(values["headline"] ?? "").map((line) => (
            <span key={line}>{line}</span>
          ))}
        </b>
        <span>{fillLede(values["lede"] ?? "", SAMPLE)}</span>
        <span className="sample-search">
          <span>Job title or skill</span>
          <span className="btn btn-primary btn-sm">Search</span>
        </span>
      </div>
      <div className="sample-page">
        <div className="sample-card">
          <b>Ferry Captain, Summer</b>
          <span>Quayside Lines · Lindau</span>
          <span className="row">
            <span className="badge badge-good">New</span>
            <span className="sample-chip">Remote</span>
            <span className="sample-link">Read more</span>
            <span className="btn btn-strong btn-sm">Apply</span>
          </span>
        </div>
      </div>
      <div
        className="sample-foot"
        style={{ ...themeProperties(theme, night), colorScheme: "dark" } as CSSProperties}
      >
        <b>{values["siteName"]}</b>
        <span className="sample-link">{fromText(values["footer.0"])[0]?.label}</span>
      </div>
    </div>
  );
}

/** What the fields would make of the site, in both themes. */
export function AppearancePreview(props: Props) {
  return (
    <section className="appearance-preview" aria-labelledby="preview-title">
      <h2 id="preview-title" className="text-lg">
        Live preview
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of the product's own values */}
      <style dangerouslySetInnerHTML={{ __html: fontRules(props.theme.fonts, ".site-sample") }} />
      {THEMES.map((of) => (
        <Picture key={of} of={of} {...props} />
      ))}
      <p className="help">Sample content. All text in it has a contrast of at least 4.5 to 1.</p>
    </section>
  );
}
