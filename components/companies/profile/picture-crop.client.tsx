"use client";

import { type CSSProperties, type PointerEvent, useRef, useState } from "react";
import { MOST_ZOOM } from "@/lib/companies/pictures/limits.schema";

/** A picture as it was uploaded, with its size in pixels. */
export type WholePicture = { url: string; width: number; height: number };
export type CropFrame = Readonly<{ width: number; height: number; leastWidth: number }>;
/** Where the part lies, from 0 to 100, and how much it is enlarged. */
export type CroppedPart = { x: number; y: number; zoom: number };

/** How far the part may be enlarged before it has too few pixels; under 1, not even the whole. */
export function mostZoom({ width, height }: WholePicture, frame: CropFrame): number {
  const widest = Math.min(width, (height * frame.width) / frame.height);
  return Math.min(MOST_ZOOM, widest / frame.leastWidth);
}

/** By how much the picture is larger than the frame, as shares of the frame's size. */
function overflowOf({ width, height }: WholePicture, frame: CropFrame, zoom: number) {
  const scale = Math.max(frame.width / width, frame.height / height) * zoom;
  const x = (width * scale) / frame.width - 1;
  return { x, y: (height * scale) / frame.height - 1 };
}

const inRange = (share: number) => Math.min(100, Math.max(0, share));

type SliderProps = {
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  isDisabled: boolean;
  onChange: (value: number) => void;
};

function Slider({ label, value, min = 0, max = 100, step = 1, isDisabled, onChange }: SliderProps) {
  return (
    <label>
      {label}
      <input
        type="range"
        {...{ min, max, step, value }}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </label>
  );
}

type Props = {
  picture: WholePicture;
  frame: CropFrame;
  part: CroppedPart;
  isBusy: boolean;
  onChange: (part: CroppedPart) => void;
};

/** Chooses the part of a picture that is shown: by dragging it, or with sliders. */
export function PictureCrop({ picture, frame, part, isBusy, onChange }: Props) {
  const { x, y, zoom } = part;
  const from = useRef<{ x: number; y: number } | null>(null);
  const [most] = useState(() => Math.max(1, mostZoom(picture, frame)));
  const room = overflowOf(picture, frame, zoom);
  const place = `${x}% ${y}%`;
  const style: CSSProperties = {
    objectPosition: place,
    transformOrigin: place,
    transform: `scale(${zoom})`,
  };

  function drag(event: PointerEvent<HTMLDivElement>): void {
    if (!from.current || isBusy) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const moved = (by: number, size: number, share: number) =>
      share > 0.001 ? (by / (size * share)) * 100 : 0;
    onChange({
      zoom,
      x: inRange(x - moved(event.clientX - from.current.x, width, room.x)),
      y: inRange(y - moved(event.clientY - from.current.y, height, room.y)),
    });
    from.current = { x: event.clientX, y: event.clientY };
  }

  return (
    <>
      <div
        className="crop"
        style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          from.current = null;
        }}
        onPointerCancel={() => {
          from.current = null;
        }}
      >
        {/* biome-ignore lint/performance/noImgElement: a file of this device, or a whole picture */}
        <img src={picture.url} alt="The part that will be shown" draggable={false} style={style} />
      </div>
      <div className="crop-sliders">
        <Slider
          label="Left to right"
          value={x}
          isDisabled={isBusy || room.x < 0.001}
          onChange={(value) => onChange({ ...part, x: value })}
        />
        <Slider
          label="Top to bottom"
          value={y}
          isDisabled={isBusy || room.y < 0.001}
          onChange={(value) => onChange({ ...part, y: value })}
        />
        <Slider
          label="Zoom"
          value={zoom}
          min={1}
          max={most}
          step={0.05}
          isDisabled={isBusy || most < 1.05}
          onChange={(value) => onChange({ ...part, zoom: value })}
        />
      </div>
    </>
  );
}
