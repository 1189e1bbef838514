import type { ButtonHTMLAttributes, ReactNode } from "react";
import { markup } from "./still-markup";

type Props = ButtonHTMLAttributes<HTMLElement> & {
  as?: "button" | "div" | "footer" | "header" | "nav" | "p" | "section" | "span" | "ul";
  children: ReactNode;
};

/**
 * An element whose content stays as the server wrote it. It travels as one string: React neither
 * takes it apart on the server nor walks it in the browser. No island may stand in it
 * (docs/decisions).
 */
export function Still({ as: Tag = "div", children, ...rest }: Props) {
  return (
    <Tag
      {...rest}
      // A delegated island may have shown something in it before React sees the element.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup() has escaped it
      dangerouslySetInnerHTML={{ __html: markup(children) }}
    />
  );
}
