import type { HTMLAttributes, ReactNode } from "react";
import { setAside } from "@/lib/shared/set-aside";
import { markup } from "./still-markup";
import { type StillElement, StillPart } from "./still-part.client";

type Props = HTMLAttributes<HTMLElement> & {
  as?: StillElement;
  children: ReactNode;
};

/**
 * An element whose content stays as the server wrote it: React neither takes it apart nor sees it,
 * on the server and in the browser. No island may stand in it (docs/decisions/0014, 0034).
 */
export function Still({ as = "div", children, ...rest }: Props) {
  const html = markup(children);
  const place = setAside(html);
  return <StillPart {...rest} as={as} {...(place === null ? { html } : { place })} />;
}

// In another still part it is one more element of that.
Still.isElement = true as const;
