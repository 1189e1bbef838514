import type { ComponentProps } from "react";
import { cn } from "@/lib/shared/cn";

type Props = ComponentProps<"a"> & {
  href: string;
  /** `primary` is the amber one: at most one per screen. */
  variant?: "primary" | "strong" | "outline" | "quiet";
  size?: "lg";
};

/** A link that looks like a button. Real buttons use the classes themselves. */
export function LinkButton({ variant = "outline", size, className, children, ...rest }: Props) {
  return (
    <a {...rest} className={cn("btn", `btn-${variant}`, size && `btn-${size}`, className)}>
      {children}
    </a>
  );
}
