"use client";

import { type ReactNode, useId, useState } from "react";
import { Icon } from "@/components/ui/icon";

/** What else there is to do with a company's applications; phones open it by a button. */
export function PipelineActs({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="icon-btn outlined pipe-more needs-script"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label="More"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="ellipsis" size="sm" />
      </button>
      <div className="pipe-acts" id={id} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
