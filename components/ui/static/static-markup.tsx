import type { HTMLAttributes, ReactNode } from "react";
import { setAside } from "@/lib/shared/set-aside";
import { markup } from "./markup";
import { StaticElement, type StaticTag } from "./static-element.client";

type Props = HTMLAttributes<HTMLElement> & {
  as?: StaticTag;
  children: ReactNode;
};

/**
 * An element whose content stays as the server wrote it: React neither processes nor sees it, on
 * the server or in the browser. It may not contain islands (docs/decisions/0014, 0034).
 */
export function StaticMarkup({ as = "div", children, ...rest }: Props) {
  const html = markup(children);
  const place = setAside(html);
  return <StaticElement {...rest} as={as} {...(place === null ? { html } : { place })} />;
}

// Inside another static part, it is one more of its elements.
StaticMarkup.isElement = true as const;
