import { Icon } from "@/components/ui/icon";
import { ICON_NAMES, type IconName } from "@/components/ui/icon-names";
import type { Category } from "@/lib/shared/categories/known";

const iconOf = (icon: string): IconName =>
  ICON_NAMES.find((name): name is IconName => name === icon) ?? "briefcase";

/** A category's icon on its colour, beside its name. */
export function CategoryMark({ icon, accent }: Pick<Category, "icon" | "accent">) {
  return (
    <span className={`category-mark a${accent}`} aria-hidden="true">
      <Icon name={iconOf(icon)} size="sm" />
    </span>
  );
}
