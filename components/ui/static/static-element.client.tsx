"use client";

import type { HTMLAttributes } from "react";
import { placeOf } from "@/lib/shared/set-aside";

export type StaticTag =
  | "button"
  | "div"
  | "footer"
  | "header"
  | "nav"
  | "p"
  | "section"
  | "span"
  | "ul";

type Props = HTMLAttributes<HTMLElement> & {
  as: StaticTag;
  /** The number under which the content was set aside; otherwise it is in `html`. */
  place?: number;
  html?: string;
};

// From the loaded document: what the router fetches later brings its content along.
const contents = new Map<number, string>();

/**
 * What the server program put into the element. Read at hydration, so that it is there when the
 * router returns to this page.
 */
function contentOf(place = -1): string {
  if (typeof document === "undefined") return placeOf(place);
  const known = contents.get(place);
  if (known !== undefined) return known;
  const found = document.querySelector(`[data-place="${place}"]`)?.innerHTML ?? "";
  contents.set(place, found);
  return found;
}

/** The element of `StaticMarkup`. */
export function StaticElement({ as: Tag, place, html, ...rest }: Props) {
  return (
    <Tag
      {...rest}
      data-place={place}
      // A delegated island may have changed its content before React sees the element.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup() has escaped it
      dangerouslySetInnerHTML={{ __html: html ?? contentOf(place) }}
    />
  );
}
