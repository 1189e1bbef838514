"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";

/** Stops the moving logos of its section; the styles follow the button's state. */
export function PauseButton() {
  const [isPaused, setPaused] = useState(false);
  return (
    <button
      type="button"
      className="icon-btn pause-button needs-script"
      aria-pressed={isPaused}
      aria-label="Pause moving logos"
      onClick={() => setPaused(!isPaused)}
    >
      <Icon name={isPaused ? "play" : "pause"} />
    </button>
  );
}
