import type { Cover } from "./posts.schema";

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
