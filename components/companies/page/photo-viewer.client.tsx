"use client";

import {
  type KeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { Overlay } from "@/components/ui/dialogs/overlay.client";
import { Icon } from "@/components/ui/icon";
import { PHOTO_FRAME } from "@/lib/companies/pictures/limits.schema";
import type { CompanyPicture } from "@/lib/companies/pictures/schema";

type Photos = readonly CompanyPicture[];
type Props = { label: string; photos: Photos };

/** From how many pixels sideways a touch turns to another photo. */
const SWIPE = 40;

/** The photo whose link was pressed; null for other clicks, and for a new tab. */
function pressedPhoto(event: MouseEvent): number | null {
  const { target, button, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || button !== 0 || ctrlKey || metaKey || shiftKey) return null;
  const photo = target.closest<HTMLElement>("a[data-photo]")?.dataset["photo"];
  return photo === undefined ? null : Number(photo);
}

/** By how many photos a key moves; null for keys that mean something else. */
function stepOf({ key }: KeyboardEvent, at: number, count: number): number | null {
  if (key === "ArrowLeft") return at - 1;
  if (key === "ArrowRight") return at + 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** Turns to the photo before or after by a touch that went sideways. */
function useSwipe(turn: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      // Two fingers enlarge.
      from.current =
        finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      const start = from.current;
      from.current = null;
      if (!start || !finger) return;
      const x = finger.clientX - start.x;
      if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(finger.clientY - start.y)) {
        turn(x < 0 ? 1 : -1);
      }
    },
  };
}

const { width, height } = PHOTO_FRAME;

function Picture({ photo }: { photo: CompanyPicture }) {
  const { url, smallUrl, alt, caption } = photo;
  return (
    <figure>
      {/* biome-ignore lint/performance/noImgElement: stored in the sizes shown */}
      <img
        key={url}
        src={url}
        srcSet={`${smallUrl} ${width / 2}w, ${url} ${width}w`}
        sizes="100vw"
        width={width}
        height={height}
        alt={alt}
        // The page has it already in some size.
        style={{ backgroundImage: `url(${smallUrl})` }}
      />
      <figcaption dir="auto">{caption}</figcaption>
    </figure>
  );
}

function Viewer({ label, photos, first, onClose }: Props & { first: number; onClose: () => void }) {
  const [at, setAt] = useState(first);
  const photo = photos[at];

  const show = (index: number) => setAt(Math.min(photos.length - 1, Math.max(0, index)));
  const turn = (by: 1 | -1, name: string, icon: "chevron-left" | "chevron-right") => {
    const isOff = photos[at + by] === undefined;
    return (
      <button
        type="button"
        className="icon-btn"
        aria-label={name}
        // Not `disabled`, so that the focus stays on it at the last photo.
        aria-disabled={isOff}
        onClick={() => show(at + by)}
      >
        <Icon name={icon} />
      </button>
    );
  };
  const swipe = useSwipe((by) => show(at + by));
  if (!photo) return null;
  return (
    <Overlay
      className="photo-viewer"
      data-scope="night"
      aria-label={label}
      onClose={onClose}
      onKeyDown={(event) => {
        const next = stepOf(event, at, photos.length);
        if (next === null) return;
        event.preventDefault();
        show(next);
      }}
      onClick={({ target, currentTarget }: ReactMouseEvent) => {
        if (target === currentTarget) onClose();
      }}
      {...swipe}
    >
      <Picture photo={photo} />
      <div className="photo-viewer-bar">
        {turn(-1, "Previous photo", "chevron-left")}
        <p aria-live="polite">
          <span className="sr">{photo.alt}, photo </span>
          {at + 1} of {photos.length}
        </p>
        {turn(1, "Next photo", "chevron-right")}
        <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
    </Overlay>
  );
}

/** Shows the photos of the page one at a time over it, from the one that is pressed. */
export function PhotoViewer(props: Props) {
  const [first, setFirst] = useState<number | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const pressed = pressedPhoto(event);
      if (pressed === null) return;
      event.preventDefault();
      opener.current = (event.target as Element).closest("a");
      setFirst(pressed);
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, []);
  if (first === null) return null;
  const close = () => {
    setFirst(null);
    opener.current?.focus();
  };
  return <Viewer {...props} first={first} onClose={close} />;
}
