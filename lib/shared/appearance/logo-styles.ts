import type { StoredLogo } from "./shapes";

/** What is before the site's name, or in its place. */
export type Logos = { icon: string; logo: StoredLogo | null; logoDark: StoredLogo | null };

/** Where the site's own mark is served in a size (app/brand/[file]/route.ts). */
export function iconPath(side: 64 | 180 | 192 | 512 | "maskable-512", icon: string): string {
  return `/brand/icon-${side}.png?v=${icon}`;
}

/** Where a wide logo is served. */
export function logoPath(ground: "light" | "dark", { file }: StoredLogo): string {
  return `/brand/logo${ground === "dark" ? "-dark" : ""}.png?v=${file}`;
}

const MARK_SIDE = 32;
// The size of the name in the header, in which the logo's size is counted.
const NAME_SIZE = 24;
const em = (pixels: number) => `${Math.round((pixels / NAME_SIZE) * 1000) / 1000}em`;

// Where there is no room for the name, style sheets give it no size. The logo, which is counted in
// it, then disappears as well, and the mark is there again.
const MARK_ALONE = `max(0px,${MARK_SIDE}px - 99em)`;

function wideRules(selectors: string[], logo: StoredLogo, address: { logo: string; mark: string }) {
  const width = `max(${MARK_SIDE}px,${em(logo.width)})`;
  const on = (part: string) => selectors.map((selector) => `${selector}${part}`).join();
  const images = `url(${address.logo}) 0/${em(logo.width)} ${em(logo.height)} no-repeat,url(${address.mark}) 0/${MARK_ALONE} ${MARK_ALONE} no-repeat`;
  return `${on("")}{width:${width};max-width:none;overflow:hidden;white-space:nowrap}${on("::before")}{width:${width};border-radius:0;background:${images}}`;
}

/** The styles of the site's own mark and wide logos; empty for the product's mark. */
export function logoRules({ icon, logo, logoDark }: Logos): string {
  const mark = icon === "" ? "/img/icon.svg" : iconPath(64, icon);
  const rules: string[] = [];
  if (icon !== "") {
    rules.push(
      `:root .logo::before{border-radius:0;background:url(${mark}) center/contain no-repeat}`,
    );
  }
  if (logo) {
    const address = { logo: logoPath("light", logo), mark };
    const header = [":root:not([data-theme=dark]) .site-header .logo"];
    rules.push(
      `@media (prefers-color-scheme:light){${wideRules(header, logo, address)}}`,
      wideRules([":root[data-theme=light] .site-header .logo"], logo, address),
    );
  }
  if (logoDark) {
    const address = { logo: logoPath("dark", logoDark), mark };
    const header = [":root:not([data-theme=light]) .site-header .logo"];
    rules.push(
      `@media (prefers-color-scheme:dark){${wideRules(header, logoDark, address)}}`,
      wideRules(
        [":root[data-theme=dark] .site-header .logo", ":root .site-footer .logo"],
        logoDark,
        address,
      ),
    );
  }
  if (logo || logoDark) {
    rules.push("@media not (width>=360px){:root .site-header .logo{font-size:0}}");
  }
  return rules.join("");
}
