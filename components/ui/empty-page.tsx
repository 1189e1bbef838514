import type { ComponentProps } from "react";
import { EmptyState } from "./empty-state";

type Props = { heading: string } & Omit<ComponentProps<typeof EmptyState>, "isPage">;

/** A page of a list in which there is nothing yet: its heading, and what to do next. */
export function EmptyPage({ heading, ...state }: Props) {
  return (
    <>
      <div className="page-head">
        <h1>{heading}</h1>
      </div>
      <EmptyState {...state} />
    </>
  );
}
