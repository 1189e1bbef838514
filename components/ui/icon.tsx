import type { IconName } from "./icon-names";
import { ICON_SHEET } from "./icon-sheet";

type Props = {
  name: IconName;
  /** 20 px unless told: `sm` is 16, `lg` is 24. */
  size?: "sm" | "lg";
  className?: string;
};

const SIZES = { sm: "icon icon-sm", lg: "icon icon-lg" };

/** A drawing beside words that say the same; alone it needs a name on its button or link. */
export function Icon({ name, size, className }: Props) {
  const base = size ? SIZES[size] : "icon";
  return (
    <svg className={className ? `${base} ${className}` : base} aria-hidden="true">
      <use href={`${ICON_SHEET}#${name}`} />
    </svg>
  );
}
