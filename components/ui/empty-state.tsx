import type { ReactNode } from "react";

type DrawingName = "analytics" | "applications" | "lost" | "posts" | "saved" | "search";

type Props = {
  drawing?: DrawingName;
  title: string;
  text?: string;
  /** Whether the title is the page's own heading. */
  isPage?: boolean;
  /** One action, or what could be changed. */
  children?: ReactNode;
};

/** Says that there is nothing here, with a small drawing and a next step. */
export function EmptyState({ drawing, title, text, isPage, children }: Props) {
  const Title = isPage ? "h1" : "h2";
  return (
    <div className="empty">
      {drawing && (
        <svg className="drawing" aria-hidden="true">
          <use href={`/drawings.svg#${drawing}`} />
        </svg>
      )}
      <Title>{title}</Title>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}

/** A page of a list in which there is nothing yet: its heading, and what to do next. */
export function EmptyPage({ heading, ...state }: { heading: string } & Omit<Props, "isPage">) {
  return (
    <>
      <div className="page-head">
        <h1>{heading}</h1>
      </div>
      <EmptyState {...state} />
    </>
  );
}
