"use client";

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import useSWR from "swr";
import { api } from "@/lib/browser/api";
import { takeCategories } from "@/lib/browser/known-categories";
import type { SearchQuery } from "@/lib/search/schema";
import { searchHref } from "@/lib/search/search-query";
import type { Category } from "@/lib/shared/categories/known";
import { plural } from "@/lib/shared/plural";
import { scopedHref, withinScope } from "../scope";
import { readTouched } from "../touched-form";
import { FILTER_FORM } from "./filter-groups";
import { FilterMenu, type MenuState } from "./filter-menu.client";
import {
  type FilterContext,
  type FilterMenuName,
  filterMenus,
  MenuGroups,
  withoutMenu,
} from "./filter-menus";
import { useFilterDraft } from "./use-filter-draft.client";

type Props = FilterContext & {
  query: SearchQuery;
  total: number;
  /** The categories that the operator changed or added, for addresses. */
  categories: readonly Category[];
  /** The choice of an order, at the row's end. */
  sort: ReactNode;
};

const isPhone = () => matchMedia("(width < 769px)").matches;

/** The label of an open menu's button: "Show 12 jobs". */
function useButtonWords(draft: SearchQuery, props: Props, state: MenuState): string {
  const isChanged = scopedHref(props.scope, draft) !== scopedHref(props.scope, props.query);
  const search = searchHref(withinScope(props.scope, draft)).split("?")[1];
  const path = `/api/searchJobs?${search ? `${search}&` : ""}limit=1`;
  const { data } = useSWR(state !== "closed" && isChanged ? path : null, api<{ total: number }>, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  const isCounted = state === "menu" || (state === "sheet" && isChanged);
  if (!isCounted) return "Apply Filters";
  const total = isChanged ? data?.total : props.total;
  if (total === undefined) return "Show jobs";
  return plural(total, { one: "Show {count} job", other: "Show {count} jobs" });
}

/**
 * The filters: a row of menus above the list, which follows each change. On a phone each menu is a
 * sheet, whose changes wait for its button. Without scripts they're a form.
 */
export function FilterToolbar(props: Props) {
  const { query, scope, currency, sort } = props;
  takeCategories(props.categories);
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState<{ name: FilterMenuName; state: MenuState } | null>(null);
  const { draft, change, apply, discard } = useFilterDraft(query, scope);
  const buttonWords = useButtonWords(draft, props, open?.state ?? "closed");

  // Filters that were set before this script ran are only in the form.
  const catchUp = useEffectEvent(() => {
    const touched = form.current && readTouched(form.current);
    const isSheet = isPhone() && form.current?.querySelector("details[open]") != null;
    if (touched) change(touched, { isHeld: isSheet });
  });
  useEffect(() => catchUp(), []);

  function toggle(name: FilterMenuName, isOpen: boolean) {
    if (isOpen) return setOpen({ name, state: isPhone() ? "sheet" : "menu" });
    setOpen((now) => (now?.name === name ? null : now));
    discard();
  }

  function close() {
    const menu = form.current?.querySelector<HTMLDetailsElement>("details[open]");
    menu?.querySelector("summary")?.focus();
    menu?.removeAttribute("open");
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (scopedHref(scope, draft) !== scopedHref(scope, query)) apply();
    close();
  }

  return (
    <form
      ref={form}
      id={FILTER_FORM}
      className="filters"
      action={scope.path}
      aria-label="Filters"
      onSubmit={submit}
    >
      <h2 className="filters-title">Filters</h2>
      {query.query && <input type="hidden" name="query" value={query.query} />}
      {query.asTyped && <input type="hidden" name="asTyped" value="1" />}
      {query.location && <input type="hidden" name="location" value={query.location} />}
      {filterMenus(scope, currency).map((menu) => (
        <FilterMenu
          key={menu.name}
          label={menu.label}
          value={menu.valueOf(draft)}
          state={open?.name === menu.name ? open.state : "closed"}
          isWide={menu.name === "more"}
          onToggle={(isOpen) => toggle(menu.name, isOpen)}
          foot={
            <>
              <a className="link text-sm" href={scopedHref(scope, withoutMenu(query, menu))}>
                Clear
              </a>
              <button type="submit" className="btn btn-strong btn-sm num">
                {buttonWords}
              </button>
            </>
          }
        >
          <MenuGroups
            {...props}
            name={menu.name}
            draft={draft}
            onChange={(next) => change(next, { isHeld: open?.state === "sheet" })}
          />
        </FilterMenu>
      ))}
      {sort}
    </form>
  );
}
