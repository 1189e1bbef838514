import { HERO_PICTURE_WIDTHS, type HeroScene, WORK_SCENES, type WorkScene } from "./choices";
import { contrast, mix } from "./oklch";
import { READABLE } from "./pairs";
import type { StoredPicture } from "./shapes";
import { type BrandColours, brandVersion } from "./tokens";

/** What an operator chooses of the hero's looks. */
export type HeroChoice = BrandColours & {
  scene: HeroScene;
  picture: StoredPicture | null;
  pictureAlt: string;
};

/** A picture behind the hero's words, as `<img>` takes it. */
export type HeroPicture = {
  image: { src: string; srcSet?: string; sizes?: string; alt: string };
  /** A drawing, which is shown whole beside the words where there is room. */
  isDrawn: boolean;
};

/** What is behind the words of shared pictures: nothing, a drawing, or a stored picture. */
export type Backdrop = "plain" | { drawing: WorkScene } | { picture: string };

/** What the hero's choice comes to in shared pictures; `null` for the harbour. */
export function backdropOf({
  scene,
  picture,
}: Pick<HeroChoice, "scene" | "picture">): Backdrop | null {
  if (scene === "harbour") return null;
  const drawing = WORK_SCENES.find((name) => name === scene);
  if (drawing) return { drawing };
  return scene === "picture" && picture ? { picture: picture.file } : "plain";
}

// It covers the hero, which on a phone is nearly twice as high as wide.
const SIZES = "max(100vw, 960px)";

/** The picture that covers the hero: the operator's, one of the drawings, or none. */
export function heroPicture({
  scene,
  picture,
  pictureAlt,
  ...colours
}: HeroChoice): HeroPicture | null {
  const drawing = WORK_SCENES.find((name) => name === scene);
  if (drawing) {
    const src = `/brand/${drawing}.svg?v=${brandVersion(colours)}`;
    return { image: { src, alt: "" }, isDrawn: true };
  }
  if (scene !== "picture" || picture === null) return null;
  const path = (key: string) => `/media/brand/${key}`;
  const [, small] = HERO_PICTURE_WIDTHS;
  const src = path(picture.file);
  const sizes =
    picture.width > small
      ? { srcSet: `${path(picture.small)} ${small}w, ${src} ${picture.width}w`, sizes: SIZES }
      : {};
  return { image: { src, ...sizes, alt: pictureAlt }, isDrawn: false };
}

/**
 * How much of the dark colour covers the hero's picture, in percent: as little as lets white words
 * be read even where the picture is white.
 */
export function veilOf(dark: string): number {
  let percent = 0;
  while (percent < 100 && contrast("#ffffff", mix(dark, "#ffffff", percent / 100)) < READABLE) {
    percent += 1;
  }
  return percent;
}
