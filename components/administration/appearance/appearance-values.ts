import { CORNERS, FONT_PAIRS, HERO_SCENES } from "@/lib/shared/appearance/choices";
import type { SiteAppearance } from "@/lib/shared/appearance/shapes";
import type { Theme } from "@/lib/shared/appearance/theme";
import type { ColourName } from "@/lib/shared/appearance/tokens";
import { fromText, toText, withoutEmpty } from "./link-list";

/** What is in the form's fields, by their names. */
export type AppearanceValues = Readonly<Record<string, string>>;

const COLUMNS = [0, 1, 2] as const;
export const COLUMN_NAMES = COLUMNS.map((at) => `footer.${at}`);

const LISTS: readonly string[] = ["navigation", ...COLUMN_NAMES, "social"];

/** What the fields say of an appearance. */
export function toValues(siteName: string, appearance: SiteAppearance): AppearanceValues {
  const { navigation, footer, social, ...others } = appearance;
  const { icon: _icon, logo: _logo, logoDark: _logoDark, picture: _picture, ...texts } = others;
  return {
    siteName,
    ...texts,
    navigation: toText(navigation),
    ...Object.fromEntries(COLUMNS.map((at) => [`footer.${at}`, toText(footer[at] ?? [])])),
    social: toText(social),
  };
}

/** The fields without links for which nothing was typed. */
export function withoutEmptyLinks(values: AppearanceValues): AppearanceValues {
  const lists = LISTS.map((name) => [name, withoutEmpty(values[name] ?? "[]")]);
  return { ...values, ...Object.fromEntries(lists) };
}

/** The changes in the fields, as the API takes them. */
export function toChanges(values: AppearanceValues, given: AppearanceValues) {
  const names = Object.keys(values).filter((name) => values[name] !== given[name]);
  const isFooter = names.some((name) => name.startsWith("footer."));
  const texts = names.filter((name) => name !== "siteName" && !name.startsWith("footer."));
  const parts = texts.map((name) => {
    const text = values[name] ?? "";
    return [name, LISTS.includes(name) ? fromText(text) : text];
  });
  const footer = COLUMN_NAMES.map((name) => fromText(values[name]));
  return {
    count: names.length,
    siteName: names.includes("siteName") ? values["siteName"] : undefined,
    parts: { ...Object.fromEntries(parts), ...(isFooter ? { footer } : {}) },
  };
}

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text.trim());

/** The theme that the fields describe; a colour still being typed stays as it was. */
export function toTheme(values: AppearanceValues, before: Theme): Theme {
  const colour = (name: ColourName) => {
    const text = values[name] ?? "";
    return isColour(text) ? text.trim().toLowerCase() : before[name];
  };
  return {
    ...before,
    accent: colour("accent"),
    button: colour("button"),
    dark: colour("dark"),
    fonts: FONT_PAIRS.find((name) => name === values["fonts"]) ?? before.fonts,
    corners: CORNERS.find((name) => name === values["corners"]) ?? before.corners,
    pictureAlt: values["pictureAlt"] ?? "",
    scene: HERO_SCENES.find((name) => name === values["scene"]) ?? before.scene,
  };
}
