import { Icon } from "../icon";
import { StaticMarkup } from "../static/static-markup";
import { pagesToShow } from "./pages-to-show";

type Props = {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
};

function Step({
  to,
  label,
  hrefFor,
}: { to: number | null; label: string } & Pick<Props, "hrefFor">) {
  const isBack = label === "Previous";
  const arrow = <Icon name={isBack ? "chevron-left" : "chevron-right"} size="sm" />;
  const text = <span className={isBack ? "far" : undefined}>{label}</span>;
  const inside = isBack ? [arrow, text] : [text, arrow];
  if (to === null)
    return (
      <span className="off">
        {inside[0]}
        {inside[1]}
      </span>
    );
  return (
    <a href={hrefFor(to)} rel={isBack ? "prev" : "next"} aria-label={`${label} page`}>
      {inside[0]}
      {inside[1]}
    </a>
  );
}

/** Numbered pages; renders nothing for a single one. */
export function Pagination({ page, pageCount, hrefFor }: Props) {
  if (pageCount <= 1) return null;
  return (
    <StaticMarkup as="nav" className="pages" aria-label="Pages">
      <Step to={page > 1 ? page - 1 : null} label="Previous" hrefFor={hrefFor} />
      {pagesToShow(page, pageCount).map((n, i) =>
        n === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place alone
          <span key={`gap-${i}`}>…</span>
        ) : (
          <a
            key={n}
            href={hrefFor(n)}
            aria-label={`Page ${n}`}
            {...(n === page ? { "aria-current": "page" as const } : {})}
          >
            {n}
          </a>
        ),
      )}
      <Step to={page < pageCount ? page + 1 : null} label="Next" hrefFor={hrefFor} />
    </StaticMarkup>
  );
}
