"use client";

import {
  Activity,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";
import { Icon } from "@/components/ui/icon";

export type MenuState = "closed" | "menu" | "sheet";

type Props = {
  label: string;
  /** What is set, in a word or two; `null` for nothing. */
  value: string | null;
  state: MenuState;
  /** Whether it has so many filters that they are in columns where there is room. */
  isWide: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Closes it again. */
  foot: ReactNode;
  children: ReactNode;
};

/** Keeps Tab inside the open sheet, since what lies under it can't be seen. */
function keepFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Tab") return;
  const all = event.currentTarget.querySelectorAll<HTMLElement>(
    "button, input, select, summary, a",
  );
  const stops = [...all].filter((stop) => !stop.matches(":disabled") && stop.checkVisibility());
  const [first, last] = [stops[0], stops.at(-1)];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/**
 * A button of the toolbar with its filters: in a menu under it, or in a sheet over a phone's page.
 * It opens without scripts, too; with them, it also closes at a press elsewhere and at Escape.
 */
export function FilterMenu(props: Props) {
  const { label, value, state, isWide, onToggle, foot, children } = props;
  const menu = useRef<HTMLDetailsElement>(null);
  const isOpen = state !== "closed";
  const isSheet = state === "sheet";
  // It may have been opened before this script ran.
  const catchUp = useEffectEvent(() => {
    if (menu.current?.open) onToggle(true);
  });
  useEffect(() => catchUp(), []);
  useEffect(() => {
    if (!isOpen) return;
    const close = () => {
      if (menu.current) menu.current.open = false;
    };
    const pressed = ({ target }: Event) => {
      // A sheet's backdrop is the menu itself.
      const isInside = target instanceof Node && menu.current?.contains(target);
      if (!isInside || target === menu.current) close();
    };
    const typed = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== "Escape") return;
      close();
      menu.current?.querySelector("summary")?.focus();
    };
    // Closed when the press begins, a sheet would leave the press's end to what lies under it.
    const press = isSheet ? "click" : "pointerdown";
    document.addEventListener(press, pressed);
    document.addEventListener("keydown", typed);
    return () => {
      document.removeEventListener(press, pressed);
      document.removeEventListener("keydown", typed);
    };
  }, [isOpen, isSheet]);
  return (
    <details
      ref={menu}
      className={isWide ? "filter-menu is-wide" : "filter-menu"}
      name="filter-menu"
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className={value === null ? "filter-button" : "filter-button is-set"}>
        {value === null ? (
          label
        ) : (
          <>
            <span className="sr">{label}: </span>
            <span className="truncate">{value}</span>
          </>
        )}
        <Icon name="chevron-down" size="sm" />
      </summary>
      <Activity>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it is a dialog while it takes keys */}
        <div
          className="filter-pop"
          {...(isSheet ? { role: "dialog", "aria-modal": true, "aria-label": label } : {})}
          onKeyDown={isSheet ? keepFocus : undefined}
        >
          <div className="filter-pop-body">
            <div className="filter-pop-groups">{children}</div>
          </div>
          <div className="filter-pop-foot">{foot}</div>
        </div>
      </Activity>
    </details>
  );
}
