import { hashText } from "@/lib/shared/flags";
import type { Cover } from "./posts.schema";

const SCENES = [
  "classroom",
  "kitchen",
  "lab",
  "office",
  "street",
  "ward",
  "warehouse",
  "workshop",
] as const;

type StoredCover = {
  coverKey: string | null;
  coverWidth: number | null;
  coverHeight: number | null;
  coverAlt: string;
};

/** An article's picture as pages show it; `null` without one. */
export function coverOf({
  coverKey,
  coverWidth,
  coverHeight,
  coverAlt,
}: StoredCover): Cover | null {
  if (coverKey === null || coverWidth === null || coverHeight === null) return null;
  return {
    url: `/media/covers/${coverKey}`,
    width: coverWidth,
    height: coverHeight,
    alt: coverAlt,
  };
}

/** An article's own picture, or the scene drawn for its slug, which never changes. */
export function coverOrDrawn({ slug, cover }: { slug: string; cover: Cover | null }): Cover {
  if (cover) return cover;
  const scene = SCENES[hashText(slug) % SCENES.length];
  return { url: `/img/scenes/${scene}.svg`, width: 720, height: 480, alt: "" };
}
