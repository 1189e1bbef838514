"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";

/** Expands what it controls. The styles decide how much shows while it is collapsed. */
export function MoreButton({ controls }: { controls: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <button
      type="button"
      className="btn btn-outline more-button needs-script"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => setOpen(!isOpen)}
    >
      {isOpen ? "Show Less" : "Show More"}
      <Icon name="chevron-down" size="sm" />
    </button>
  );
}
