"use client";

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { StageCount } from "@/lib/applications/pipeline/schema";
import { STAGE_COLORS } from "./pipeline-words";

type Props = {
  /** Who is moved, e.g. "Ines Carvalho". */
  who: string;
  /** The stages it can go to, in order. */
  targets: readonly StageCount[];
  onMove: (stage: StageCount) => void;
  className?: string;
  /** The button is only a sign. */
  isSmall?: boolean;
};

const GAP = 4;

/** Puts the menu below its button, or above it where there is no room; always in sight. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom } = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const fits = bottom + GAP + height <= window.innerHeight || top < height + GAP;
  const lowest = window.innerHeight - height - GAP;
  menu.style.top = `${Math.max(GAP, Math.min(fits ? bottom + GAP : top - GAP - height, lowest))}px`;
  menu.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`;
}

const isInSight = (button: HTMLElement): boolean => {
  const { top, bottom } = button.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** The digit that chooses a stage: its position in the menu. */
const keyOf = (index: number) => (index < 9 ? String(index + 1) : null);

function focusNext(menu: HTMLElement, step: number): void {
  const items = [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const at = items.indexOf(document.activeElement as HTMLElement);
  items[(at + step + items.length) % items.length]?.focus();
}

type MenuProps = Props & { id: string; button: HTMLElement; onClose: (isKept: boolean) => void };

function Menu({ id, who, targets, button, onMove, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    element.showPopover();
    place(element, button);
    element.querySelector<HTMLElement>("[role=menuitem]")?.focus({ preventScroll: true });
    const away = () => close.current(false);
    const toggled = (event: Event) => {
      if ((event as ToggleEvent).newState === "closed") away();
    };
    // Browsers scroll for many reasons, so the menu follows its button as long as that is in sight.
    const follow = () => (isInSight(button) ? place(element, button) : away());
    element.addEventListener("toggle", toggled);
    window.addEventListener("scroll", follow, { capture: true, passive: true });
    window.addEventListener("resize", follow);
    return () => {
      element.removeEventListener("toggle", toggled);
      window.removeEventListener("scroll", follow, { capture: true });
      window.removeEventListener("resize", follow);
    };
  }, [button]);

  function choose(stage: StageCount): void {
    onClose(true);
    onMove(stage);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const chosen = targets.find((_, index) => keyOf(index) === event.key);
    if (step) focusNext(event.currentTarget, step);
    else if (event.key === "Escape" || event.key === "Tab") onClose(true);
    else if (chosen) choose(chosen);
    else return;
    if (event.key !== "Tab") event.preventDefault();
  }

  return (
    <div
      ref={menu}
      id={id}
      className="move-menu"
      role="menu"
      popover="auto"
      tabIndex={-1}
      aria-label={`Move ${who} to`}
      onKeyDown={onKeyDown}
    >
      <p className="move-label" aria-hidden="true">
        Move to
      </p>
      {targets.map((stage, index) => (
        <button
          key={stage.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="move-item"
          aria-label={stage.name}
          onClick={() => choose(stage)}
        >
          <span
            className="stage-dot"
            aria-hidden="true"
            style={{ background: STAGE_COLORS[stage.status] }}
          />
          <span className="move-name">{stage.name}</span>
          {keyOf(index) && <kbd>{keyOf(index)}</kbd>}
        </button>
      ))}
    </div>
  );
}

/** "Move to…": a menu of the stages, by mouse, arrow keys, or a stage's digit. */
export function MoveMenu({ className = "icon-btn move-button", isSmall = false, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function close(isKept: boolean): void {
    setOpen(false);
    if (isKept) button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${className} needs-script`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`Move ${props.who} to…`}
        title={isSmall ? "Move to…" : undefined}
        disabled={props.targets.length === 0}
        onClick={() => setOpen(!isOpen)}
      >
        {isSmall ? (
          <Icon name="arrow-right-left" size="sm" />
        ) : (
          <>
            Move to…
            <Icon name="chevron-down" size="sm" />
          </>
        )}
      </button>
      {isOpen && button.current && (
        <Menu {...props} id={id} button={button.current} onClose={close} />
      )}
    </>
  );
}
