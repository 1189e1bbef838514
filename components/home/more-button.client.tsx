"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";

/** Opens what it controls. How much shows while it is closed is the styles' business. */
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
