"use client";

import { Icon } from "../icon";

type Props = {
  /** The id of what they move. */
  controls: string;
  canPrevious: boolean;
  canNext: boolean;
  onPrevious?: () => void;
  onNext?: () => void;
};

/** The two buttons of a row that moves sideways. */
export function StepButtons({ controls, canPrevious, canNext, onPrevious, onNext }: Props) {
  return (
    <>
      <button
        type="button"
        className="icon-btn outlined needs-script"
        aria-label="Previous"
        aria-controls={controls}
        disabled={!canPrevious}
        onClick={onPrevious}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        className="icon-btn outlined needs-script"
        aria-label="Next"
        aria-controls={controls}
        disabled={!canNext}
        onClick={onNext}
      >
        <Icon name="arrow-right" />
      </button>
    </>
  );
}
