"use client";

import type { ReactNode } from "react";
import { useFormState } from "@/components/ui/forms/form.client";
import { SelectField } from "@/components/ui/forms/select-field.client";
import { TextField } from "@/components/ui/forms/text-field.client";
import {
  FONT_PAIRS,
  type FontPair,
  type HeroScene,
  LONGEST_ALT,
  LONGEST_HEADLINE,
  LONGEST_LEDE,
  MOST_COLUMN_LINKS,
  MOST_NAVIGATION_LINKS,
  MOST_SOCIAL_LINKS,
} from "@/lib/shared/appearance/choices";
import { fontNames } from "@/lib/shared/appearance/fonts";
import type { Palette } from "@/lib/shared/appearance/palette";
import type { Theme } from "@/lib/shared/appearance/theme";
import { type AppearanceValues, COLUMN_NAMES } from "./appearance-values";
import { ColourField } from "./colour-field.client";
import { LinkRows } from "./link-rows.client";

type Props = {
  values: AppearanceValues;
  theme: Theme;
  palette: Palette;
  isNameFixed: boolean;
  onChange: (name: string, value: string) => void;
};

const COLOURS = [
  ["accent", "Links and selection", "Text links, ticks, the focus ring"],
  ["button", "Main button", "One per screen, and unread counts"],
  ["dark", "Dark brand", "The footer, dark sections, second buttons"],
] as const;
const CHARACTERS: Readonly<Record<FontPair, string>> = {
  lively: "Lively",
  modern: "Modern",
  technical: "Technical",
  friendly: "Friendly",
  warm: "Warm",
  formal: "Formal",
};
const FONT_OPTIONS = FONT_PAIRS.map(
  (pair) => [pair, `${CHARACTERS[pair]}: ${fontNames(pair)}`] as const,
);
const CORNER_OPTIONS = [
  ["soft", "Soft"],
  ["round", "Round"],
  ["square", "Square"],
] as const;
const SCENE_OPTIONS = [
  ["harbour", "The harbour, in your colours"],
  ["office", "An office"],
  ["street", "A street"],
  ["workshop", "A workshop"],
  ["lab", "A laboratory"],
  ["kitchen", "A kitchen"],
  ["ward", "A hospital ward"],
  ["warehouse", "A warehouse"],
  ["classroom", "A classroom"],
  ["plain", "No picture"],
] as const satisfies readonly (readonly [HeroScene, string])[];
const OWN_PICTURE = ["picture", "Your own picture"] as const;

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="panel appearance-section" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What a field of the form has in common with the others. */
function fieldOf({ values, onChange }: Props, name: string) {
  return {
    name,
    value: values[name] ?? "",
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  };
}

/** What a list of links has in common with the others. */
function linksOf({ values, onChange }: Props, name: string) {
  return {
    name,
    value: values[name] ?? "[]",
    example: "/help or https://…",
    onChange: (value: string) => onChange(name, value),
  };
}

type ChoiceProps = {
  props: Props;
  name: string;
  label: string;
  help?: string;
  options: readonly (readonly [string, string])[];
};

function Choice({ props, name, ...select }: ChoiceProps) {
  return <SelectField {...fieldOf(props, name)} {...select} />;
}

/** Name, colours, shape and the home page's first words. */
export function BrandSections(props: Props) {
  const { values, theme, palette, isNameFixed, onChange } = props;
  const { isBusy } = useFormState();
  const hasPicture = theme.picture !== null || theme.scene === "picture";
  return (
    <>
      <Section id="name-title" title="Name">
        <TextField
          {...fieldOf(props, "siteName")}
          label="Site name"
          help={`In the header, titles and emails. ${isNameFixed ? "Fixed by SITE_NAME." : ""}`}
          maxLength={40}
          disabled={isBusy || isNameFixed}
        />
      </Section>
      <Section id="colours-title" title="Colours">
        <p className="help">
          Choose three. We work out the others for the light and dark themes, so that all text is
          readable.
        </p>
        {COLOURS.map(([name, label, help]) => (
          <ColourField
            key={name}
            {...{ name, label, help, palette }}
            value={values[name] ?? ""}
            shown={theme[name]}
            onChange={(value) => onChange(name, value)}
          />
        ))}
      </Section>
      <Section id="shape-title" title="Fonts and corners">
        <Choice
          props={props}
          name="fonts"
          label="Fonts"
          help="The first is for headings, the second for everything else. Emails use the reader's own fonts."
          options={FONT_OPTIONS}
        />
        <Choice props={props} name="corners" label="Corners" options={CORNER_OPTIONS} />
      </Section>
      <Section id="home-title" title="Home page">
        <TextField
          {...fieldOf(props, "headline")}
          label="Headline"
          help={`At most ${LONGEST_HEADLINE} characters. It breaks after a dash between spaces.`}
          maxLength={LONGEST_HEADLINE}
        />
        <TextField
          {...fieldOf(props, "lede")}
          label="Line under it"
          help="{jobs} and {companies} become today's numbers. A sentence whose number is zero is left out."
          maxLength={LONGEST_LEDE}
        />
        <Choice
          props={props}
          name="scene"
          label="Behind it"
          options={hasPicture ? [OWN_PICTURE, ...SCENE_OPTIONS] : SCENE_OPTIONS}
        />
        {theme.scene === "picture" && (
          <TextField
            {...fieldOf(props, "pictureAlt")}
            label="What your picture shows (optional)"
            help="For people who can't see it. Leave it empty if the picture is only decoration."
            maxLength={LONGEST_ALT}
          />
        )}
      </Section>
    </>
  );
}

/** The links of the header and the footer, and the way to the announcements. */
export function LinkSections(props: Props) {
  return (
    <>
      <Section id="navigation-title" title="Navigation">
        <LinkRows
          {...linksOf(props, "navigation")}
          legend="Links in the header"
          help="The dashboard link is added automatically."
          most={MOST_NAVIGATION_LINKS}
        />
      </Section>
      <Section id="footer-title" title="Footer">
        {COLUMN_NAMES.map((name, at) => (
          <LinkRows
            key={name}
            {...linksOf(props, name)}
            legend={`Column ${at + 1}`}
            most={MOST_COLUMN_LINKS}
          />
        ))}
        <LinkRows
          {...linksOf(props, "social")}
          legend="Elsewhere (optional)"
          help="Your pages on other sites."
          example="https://social.example/@us"
          most={MOST_SOCIAL_LINKS}
        />
      </Section>
      <Section id="announcement-title" title="Announcement">
        <p className="help">
          A line above every page, with a start and an end:{" "}
          <a href="/admin/content/announcements">write one in Content</a>.
        </p>
      </Section>
    </>
  );
}
