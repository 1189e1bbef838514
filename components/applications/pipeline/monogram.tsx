import { Icon } from "@/components/ui/icon";
import { monogramOf } from "./pipeline-words";

type Props = { name: string; isHidden: boolean };

/** Letters in place of a picture; a sign where blind screening hides whose. */
export function Monogram({ name, isHidden }: Props) {
  const { letters, colour } = monogramOf(name);
  return (
    <span className="monogram" aria-hidden="true" style={{ background: colour }}>
      {isHidden ? <Icon name="user-round" size="sm" /> : letters}
    </span>
  );
}
