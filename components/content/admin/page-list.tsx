import { PAGES } from "@/lib/content/pages/page-names.schema";
import type { PageEdit } from "@/lib/content/pages/schema";
import { formatDay } from "@/lib/shared/dates";

function stateOf({ version, isPublished, changedAt }: PageEdit, first: string): string {
  if (version === 0) return first;
  return `${isPublished ? "Changed" : "Unpublished; changed"} ${formatDay(changedAt)}`;
}

type Props = {
  pages: PageEdit[];
  /** Whether they are a board's, which has the site's text until it has its own. */
  isBoard: boolean;
};

/** The pages of text, each with a link to edit it. */
export function OwnPages({ pages, isBoard }: Props) {
  const first = isBoard ? "The site’s text" : "Original text";
  return (
    <ul className="panel entry-list">
      {pages.map((page) => (
        <li key={page.name}>
          <div className="entry-words">
            <h2 className="entry-title">
              <a href={`/admin/content/pages/${page.name}`}>{PAGES[page.name].label}</a>
            </h2>
            <p>
              {PAGES[page.name].path} · {stateOf(page, first)}
            </p>
          </div>
          {!page.isPublished && <span className="badge badge-warn">Not published</span>}
          <a className="btn btn-quiet btn-sm" href={PAGES[page.name].path}>
            View<span className="sr">: {PAGES[page.name].label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
