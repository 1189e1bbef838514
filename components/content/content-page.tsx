import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { Breadcrumbs } from "@/components/ui/navigation/breadcrumbs";
import type { PageView } from "@/lib/content/pages/schema";
import { formatDay } from "@/lib/shared/dates";

type Props = {
  page: PageView;
  /** Whether readers are told when it last changed. */
  isDated?: boolean;
  /** Shown in place of the outline: beside the text on wide screens and before it on others. */
  children?: ReactNode;
};

// A page with fewer headings can be seen at a glance.
const LEAST_HEADINGS = 4;

function Outline({ outline }: Pick<PageView, "outline">) {
  if (outline.length < LEAST_HEADINGS) return null;
  return (
    <nav className="page-outline" aria-labelledby="outline-title">
      <p id="outline-title" className="label">
        On this page
      </p>
      <ul>
        {outline.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A page of text: its heading, its summary in a sentence, and the text. */
export function ContentPage({ page, isDated, children }: Props) {
  const { title, summary, path, html, outline, changedAt } = page;
  return (
    <div className="wrap pb-20">
      <div className="page-head">
        <Breadcrumbs
          trail={[
            { label: "Home", path: "/" },
            { label: title, path },
          ]}
        />
        <h1>{title}</h1>
        <p className="lede">{summary}</p>
        {isDated && (
          <p className="page-date">
            Last updated on <time dateTime={changedAt}>{formatDay(changedAt)}</time>
          </p>
        )}
      </div>
      <div className={children ? "text-beside" : "text-columns"}>
        {children ?? <Outline outline={outline} />}
        <div
          className="prose article"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised by the server
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </div>
  );
}

/** Replaces a page of text that was taken off the site. */
export function UnpublishedPage({ title }: { title: string }) {
  return (
    <div className="wrap section">
      <EmptyState isPage drawing="posts" title={title} text="There's nothing to read here yet.">
        <a className="btn btn-primary" href="/jobs">
          Find Jobs
        </a>
      </EmptyState>
    </div>
  );
}
