import { hashText } from "@/lib/shared/flags";

const DRAWN = ["channel", "containers", "contours", "sails", "signals", "swell"] as const;

/** The drawing at the top of a company's page that has no picture of its own; it never changes. */
export function drawnCoverUrl(slug: string): string {
  return `/img/covers/${DRAWN[hashText(slug) % DRAWN.length]}.svg`;
}
