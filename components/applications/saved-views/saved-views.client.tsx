"use client";

import { useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { MOST_COUNTED } from "@/lib/applications/limits.schema";
import type { PipelineView } from "@/lib/applications/pipeline/filters.schema";
import type { TableColumn } from "@/lib/applications/saved-views/columns.schema";
import type { SavedView } from "@/lib/applications/saved-views/schema";
import { viewAddress } from "@/lib/applications/saved-views/views";
import { formatNumber } from "@/lib/shared/formats/numbers";
import { PIPELINE_PATH } from "../pipeline/pipeline-words";
import type { EveryonesList } from "./everyones-lists";
import { useViewChanges } from "./use-view-changes.client";
import { EditView, NewView } from "./view-dialogs.client";

type SavedViewsProps = {
  companyId: string;
  lists: readonly EveryonesList[];
  views: readonly SavedView[];
  /** How many applications each of them shows, by its id. */
  counts: Readonly<Record<string, number>>;
  /** The one that the list was opened as; null for none. */
  savedId: string | null;
  view: PipelineView;
  /** The list as a saved view keeps it (`keptSearch`). */
  search: string;
  /** The table's columns; empty for the lanes. */
  columns: readonly TableColumn[];
};

/** How many applications a view shows, beside its name. */
function ViewCount({ count = 0 }: { count: number | undefined }) {
  const isMore = count > MOST_COUNTED;
  return (
    <>
      <span className="count-pill" aria-hidden="true">
        {isMore ? `${formatNumber(MOST_COUNTED)}+` : count}
      </span>
      <span className="sr">
        , {isMore ? `more than ${MOST_COUNTED}` : count}{" "}
        {count === 1 ? "application" : "applications"}
      </span>
    </>
  );
}

type OpenDialog = "new" | "edit" | null;

/** The lists that everyone has and those that someone saved, and what saves the one on the page. */
export function SavedViews(props: SavedViewsProps) {
  const { companyId, lists, views, counts, savedId, search } = props;
  const [open, setOpen] = useState<OpenDialog>(null);
  const opener = useRef<HTMLElement>(null);
  const current = views.find(({ id }) => id === savedId);
  const { saveChanges, isBusy } = useViewChanges(companyId);
  const isChanged = current !== undefined && current.search !== search;
  const all = lists[0]?.href ?? PIPELINE_PATH;
  const isOneShown = views.length > 0 || lists.slice(1).some(({ isCurrent }) => isCurrent);

  function close(): void {
    setOpen(null);
    (opener.current ?? document.querySelector<HTMLElement>("h1"))?.focus();
  }
  function show(dialog: OpenDialog, button: HTMLElement): void {
    opener.current = button;
    setOpen(dialog);
  }
  return (
    <div className="views" data-some={isOneShown || undefined}>
      <nav className="views-tabs" aria-label="Lists">
        {lists.map(({ name, count, href, isCurrent }) => (
          <a key={name} href={href} {...(isCurrent ? { "aria-current": "true" as const } : {})}>
            {name}
            <ViewCount count={count} />
          </a>
        ))}
        {views.map((one) => (
          <a
            key={one.id}
            href={`${PIPELINE_PATH}?${viewAddress(one, companyId)}`}
            {...(one.id === savedId ? { "aria-current": "true" as const } : {})}
          >
            <span dir="auto">{one.name}</span>
            <ViewCount count={counts[one.id]} />
            {one.isFirst && <span className="views-first">first</span>}
          </a>
        ))}
      </nav>
      <div className="views-acts needs-script">
        {isChanged && (
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            disabled={isBusy}
            onClick={() => void saveChanges(current, { search })}
          >
            Save changes
          </button>
        )}
        {current && (
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => show("edit", currentTarget)}
          >
            <Icon name="pencil" size="sm" />
            Edit view...
          </button>
        )}
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => show("new", currentTarget)}
        >
          <Icon name="plus" size="sm" />
          Save this view...
        </button>
      </div>
      {open === "new" && <NewView {...props} onClose={close} />}
      {open === "edit" && current && (
        <EditView companyId={companyId} current={current} all={all} onClose={close} />
      )}
    </div>
  );
}
