"use client";

import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import useSWR from "swr";
import { Icon } from "@/components/ui/icon";
import { api } from "@/lib/browser/api";
import type { SearchResult } from "@/lib/search/results.schema";
import { FACETS, type FacetName, POSTED_WITHIN_DAYS, type SearchQuery } from "@/lib/search/schema";
import { searchHref } from "@/lib/search/search-query";
import { plural } from "@/lib/shared/plural";
import { PANEL_FACETS } from "./active-filters";
import {
  CheckGroup,
  ChoiceGroup,
  ExperienceGroup,
  FILTER_FORM,
  FILTER_PANEL,
  PayGroup,
  RadiusGroup,
} from "./filter-groups";
import { clearedHref, type SearchScope, scopedHref, withinScope } from "./scope";
import { readTouched } from "./touched-form";
import { useFilterDraft } from "./use-filter-draft.client";

type Props = {
  query: SearchQuery;
  scope: SearchScope;
  facets: Omit<SearchResult["facets"], "places">;
  isCity: boolean;
  /** The currency in which pay is compared. */
  currency: string;
};

/** The label of the sheet's button: "Show 12 jobs" once a filter has changed. */
function useButtonWords(draft: SearchQuery, props: Props, isOpen: boolean): string {
  const isChanged = scopedHref(props.scope, draft) !== scopedHref(props.scope, props.query);
  const search = searchHref(withinScope(props.scope, draft)).split("?")[1];
  const path = `/api/searchJobs?${search ? `${search}&` : ""}limit=1`;
  const { data } = useSWR(isOpen && isChanged ? path : null, api<{ total: number }>, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  if (!isOpen || !isChanged) return "Apply Filters";
  if (!data) return "Show jobs";
  return plural(data.total, { one: "Show {count} job", other: "Show {count} jobs" });
}

/** Keeps Tab inside the open sheet, since what lies under it can't be seen. */
function keepFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "Tab") return;
  const all = event.currentTarget.querySelectorAll<HTMLElement>(
    "button, input, select, summary, a",
  );
  const stops = [...all].filter((stop) => !stop.matches(":disabled") && stop.checkVisibility());
  const [first, last] = [stops[0], stops.at(-1)];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/**
 * The filters. With enough room they're beside the list, which follows each change; otherwise
 * they're in a sheet over the page, which applies them when its button is pressed. Without scripts
 * they're a form, and the sheet still opens.
 */
export function FilterPanel(props: Props) {
  const { query, scope } = props;
  const panel = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { draft, change, apply, discard } = useFilterDraft(query, scope);
  const buttonWords = useButtonWords(draft, props, isOpen);

  // The sheet may have been opened before this script ran. Turning a phone closes it if there's now
  // room beside the list.
  useEffect(() => {
    setOpen(panel.current?.matches(":popover-open") ?? false);
    const wide = matchMedia("(width >= 1024px)");
    const close = () => panel.current?.matches(":popover-open") && panel.current.hidePopover();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);

  // Filters that were set before this script ran are only in the form.
  const catchUp = useEffectEvent(() => {
    const touched = form.current && readTouched(form.current);
    if (touched) change(touched, { isHeld: panel.current?.matches(":popover-open") ?? false });
  });
  useEffect(() => catchUp(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (scopedHref(scope, draft) !== scopedHref(scope, query)) apply();
    if (isOpen) panel.current?.hidePopover();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a dialog while it takes keys
    <div
      ref={panel}
      id={FILTER_PANEL}
      className="filters"
      popover="auto"
      {...(isOpen ? { role: "dialog", "aria-modal": true, "aria-label": "Filters" } : {})}
      onKeyDown={isOpen ? keepFocus : undefined}
      onToggle={({ newState, currentTarget }) => {
        setOpen(newState === "open");
        if (newState === "open") currentTarget.querySelector("button")?.focus();
        else discard();
      }}
    >
      <form ref={form} id={FILTER_FORM} action={scope.path} aria-label="Filters" onSubmit={submit}>
        <div className="filters-head">
          <h2>Filters</h2>
          <button
            type="button"
            className="icon-btn"
            aria-label="Close filters"
            popoverTarget={FILTER_PANEL}
            popoverTargetAction="hide"
          >
            <Icon name="x" />
          </button>
        </div>
        {query.query && <input type="hidden" name="query" value={query.query} />}
        {query.asTyped && <input type="hidden" name="asTyped" value="1" />}
        {query.location && <input type="hidden" name="location" value={query.location} />}
        <Groups {...props} draft={draft} onChange={(next) => change(next, { isHeld: isOpen })} />
        <div className="filters-foot">
          <a className="btn btn-outline clear" href={clearedHref(scope, query)}>
            Clear filters
          </a>
          <button type="submit" className="btn btn-primary num">
            {buttonWords}
          </button>
        </div>
      </form>
    </div>
  );
}

// Your own experience comes after the level asked for.
const TO_LEVEL = PANEL_FACETS.indexOf("level") + 1;

type GroupsProps = Props & {
  draft: SearchQuery;
  onChange: (change: Partial<SearchQuery>) => void;
};

function Groups({ scope, facets, isCity, currency, draft, onChange }: GroupsProps) {
  const isFree = (name: keyof SearchQuery) => !(name in scope.fixed);
  const groups = (names: readonly FacetName[]) =>
    names
      .filter(isFree)
      .map((name) => (
        <CheckGroup
          key={name}
          legend={FACETS[name].legend}
          name={name}
          options={facets[name]}
          chosen={draft[name]}
          onChange={onChange}
        />
      ));
  return (
    <>
      {isCity && <RadiusGroup radius={draft.radius} onChange={onChange} />}
      {groups(PANEL_FACETS.slice(0, TO_LEVEL))}
      {isFree("experience") && <ExperienceGroup years={draft.experience} onChange={onChange} />}
      <PayGroup query={draft} statedCount={facets.hasPay} currency={currency} onChange={onChange} />
      {groups(PANEL_FACETS.slice(TO_LEVEL))}
      <ChoiceGroup
        legend="Posted"
        name="posted"
        none="Any time"
        options={facets.posted}
        chosen={draft.posted === null ? null : String(draft.posted)}
        onChoose={(days) =>
          onChange({ posted: POSTED_WITHIN_DAYS.find((span) => String(span) === days) ?? null })
        }
      />
      <CheckGroup
        legend="Skills"
        name="skill"
        options={facets.skills}
        chosen={draft.skill}
        onChange={onChange}
      />
      <ChoiceGroup
        legend="Company"
        name="company"
        none="All companies"
        options={facets.companies}
        chosen={draft.company}
        onChoose={(company) => onChange({ company })}
      />
    </>
  );
}
