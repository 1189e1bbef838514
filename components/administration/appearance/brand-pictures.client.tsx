"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { PictureField } from "@/components/ui/forms/picture-field.client";
import { HERO_PICTURE_WIDTHS } from "@/lib/shared/appearance/choices";
import { heroPicture } from "@/lib/shared/appearance/hero-picture";
import { logoPath } from "@/lib/shared/appearance/logo-styles";
import type { SiteAppearance, StoredLogo } from "@/lib/shared/appearance/shapes";

type Props = { appearance: SiteAppearance; maxBytes: number };

function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="panel appearance-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

const GROUNDS = {
  light: {
    picture: "logo",
    title: "For light backgrounds",
    name: "Logo for Light Backgrounds",
    alt: "The logo for light backgrounds",
  },
  dark: {
    picture: "logo-dark",
    title: "For dark backgrounds",
    name: "Logo for Dark Backgrounds",
    alt: "The logo for dark backgrounds",
  },
} as const;

type LogoProps = { ground: keyof typeof GROUNDS; logo: StoredLogo | null; maxBytes: number };

function LogoField({ ground, logo, maxBytes }: LogoProps) {
  const router = useRouter();
  const { picture, title, name, alt } = GROUNDS[ground];
  return (
    <div className="appearance-logo">
      <h3>{title}</h3>
      {logo && (
        <div className={`appearance-ground is-${ground}`}>
          {/* biome-ignore lint/performance/noImgElement: stored in the size shown */}
          <img src={logoPath(ground, logo)} alt={alt} width={logo.width} height={logo.height} />
        </div>
      )}
      <PictureField
        id={picture}
        path={`/api/admin/brand-pictures/${picture}`}
        hasPicture={logo !== null}
        maxBytes={maxBytes}
        takesDrawings
        chooseLabel={`${logo ? "Replace" : "Choose"} ${name}`}
        removeLabel={`Remove ${name}`}
        onChanged={(response) => {
          router.refresh();
          return response ? "Logo updated." : "Logo removed.";
        }}
      />
    </div>
  );
}

/** The site's wide logos, changed at once: in place of its mark and name. */
export function LogoPanel({ appearance: { logo, logoDark }, maxBytes }: Props) {
  return (
    <Panel id="logos" title="Wide logo (optional)">
      <p className="help">
        In the header, instead of the mark and the name. The dark theme and the footer use the one
        for dark backgrounds, and emails use both once you've added both. If one is missing, the
        mark and the name stay. Changes are public immediately.
      </p>
      <div className="appearance-logos">
        <LogoField ground="light" logo={logo} maxBytes={maxBytes} />
        <LogoField ground="dark" logo={logoDark} maxBytes={maxBytes} />
      </div>
    </Panel>
  );
}

/** The operator's own picture for the home page; chosen in the form, like the drawings. */
export function HeroPicturePanel({ appearance, maxBytes }: Props) {
  const router = useRouter();
  const picture = heroPicture({ ...appearance, scene: "picture" });
  return (
    <Panel id="hero" title="Picture for the home page (optional)">
      <p className="help">
        It appears behind the headline once you choose it under Home page and publish. An overlay in
        your dark colour keeps the text readable.
      </p>
      {picture && (
        // biome-ignore lint/performance/noImgElement: stored in the sizes shown
        <img
          className="appearance-picture"
          {...picture.image}
          sizes="320px"
          alt="Yours for the home page"
        />
      )}
      <PictureField
        id="hero"
        path="/api/admin/brand-pictures/hero"
        hasPicture={picture !== null}
        maxBytes={maxBytes}
        chooseLabel={picture ? "Replace Picture" : "Choose Picture"}
        removeLabel="Remove Picture"
        help={`A wide one, at least ${HERO_PICTURE_WIDTHS[1]} pixels.`}
        onChanged={(response) => {
          router.refresh();
          return response ? "Picture updated." : "Picture removed.";
        }}
      />
    </Panel>
  );
}
