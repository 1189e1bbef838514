import { PAGES } from "@/lib/content/pages/page-names.schema";
import type { PageEdit } from "@/lib/content/pages/schema";
import { formatDay } from "@/lib/shared/dates";

function stateOf({ version, isPublished, changedAt }: PageEdit): string {
  if (version === 0) return "Original text";
  return `${isPublished ? "Changed" : "Unpublished; changed"} ${formatDay(changedAt)}`;
}

/** The pages of text, each with a link to edit it. */
export function OwnPages({ pages }: { pages: PageEdit[] }) {
  return (
    <ul className="panel entry-list">
      {pages.map((page) => (
        <li key={page.name}>
          <div className="entry-words">
            <h2 className="entry-title">
              <a href={`/admin/content/pages/${page.name}`}>{PAGES[page.name].label}</a>
            </h2>
            <p>
              {PAGES[page.name].path} · {stateOf(page)}
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
