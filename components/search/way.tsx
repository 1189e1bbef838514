import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";

type Props = {
  icon: IconName;
  href: string;
  title: ReactNode;
  /** What it leads to. */
  children: ReactNode;
};

/** One way on from a search that found nothing. */
export function Way({ icon, href, title, children }: Props) {
  return (
    <a className="way" href={href}>
      <Icon name={icon} />
      <span className="way-words">
        <b>{title}</b>
        <span>{children}</span>
      </span>
      <Icon name="chevron-right" />
    </a>
  );
}
