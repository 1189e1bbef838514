import type { IconName } from "./icon-names";
import { ICON_SHEET } from "./icon-sheet";

type Props = {
  name: IconName;
  /** 20 px by default; `sm` is 16, `lg` is 24. */
  size?: "sm" | "lg";
  className?: string;
};

const SIZES = { sm: "icon icon-sm", lg: "icon icon-lg" };

/** A decorative icon beside text that says the same; alone, its button or link needs a label. */
export function Icon({ name, size, className }: Props) {
  const base = size ? SIZES[size] : "icon";
  return (
    <svg className={className ? `${base} ${className}` : base} aria-hidden="true">
      <use href={`${ICON_SHEET}#${name}`} />
    </svg>
  );
}
