"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { Icon } from "@/components/ui/icon";
import { NearMe } from "./near-me.client";

const WITHOUT = ["/", "/home"];

/**
 * The search on every page except the home page, which has its own. The query is required, because
 * without one there's nothing to search for; the place may stay empty.
 */
export function HeaderSearch() {
  const path = usePathname();
  const params = useSearchParams();
  if (WITHOUT.includes(path)) return null;
  const isResults = path === "/search-results";
  const [query, location] = ["query", "location"].map((name) =>
    isResults ? (params.get(name) ?? "") : "",
  );
  return (
    <search className="contents">
      <form
        key={`${query}|${location}`}
        className={isResults ? "header-search is-long" : "header-search"}
        action="/search-results"
        aria-label="Search jobs"
      >
        <label>
          <Icon name="search" size="sm" />
          <span className="sr">Job title, skill or company</span>
          <input
            name="query"
            enterKeyHint="search"
            autoComplete="off"
            data-suggest="title,skill,company"
            placeholder="Job title or skill"
            defaultValue={query}
            pattern=".*\S.*"
            required
          />
        </label>
        <div className="place-field">
          <label>
            <Icon name="map-pin" size="sm" />
            <span className="sr">Location</span>
            <input
              name="location"
              placeholder="Location"
              defaultValue={location}
              autoComplete="off"
              data-suggest="place"
            />
          </label>
          <NearMe />
        </div>
        <button type="submit" aria-label="Search">
          <Icon name="search" size="sm" />
        </button>
      </form>
    </search>
  );
}
