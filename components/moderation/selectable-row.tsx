import type { ReactNode } from "react";
import { SelectBox } from "./bulk/select-box";

type Props = {
  id: string;
  name: string;
  href: string;
  badge: ReactNode;
  /** What else there is to say, in paragraphs. */
  children: ReactNode;
};

/** A row of a list for admins, with a box that selects it for what is done to several. */
export function SelectableRow({ id, name, href, badge, children }: Props) {
  return (
    <li>
      <div className="admin-row-main">
        <SelectBox value={id} name={name} />
        <div>
          <b dir="auto">
            <a href={href}>{name}</a>
          </b>
          {children}
        </div>
      </div>
      {badge}
    </li>
  );
}
