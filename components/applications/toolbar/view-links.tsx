import { Icon } from "@/components/ui/icon";
import type { PipelineView } from "@/lib/applications/pipeline/filters.schema";

const VIEWS = [
  ["lanes", "Board", "columns-3"],
  ["table", "Table", "list"],
] as const;

type Props = {
  view: PipelineView;
  /** Where the other view has the same list. */
  hrefs: Record<PipelineView, string>;
};

/** The two ways in which a company's applications are shown. */
export function ViewLinks({ view, hrefs }: Props) {
  return (
    <nav className="view-links pipe-views" aria-label="View">
      {VIEWS.map(([name, label, icon]) => (
        <a
          key={name}
          href={hrefs[name]}
          {...(name === view ? { "aria-current": "page" as const } : {})}
        >
          <Icon name={icon} size="sm" />
          <span className="sr-narrow">{label}</span>
        </a>
      ))}
    </nav>
  );
}
