"use client";

import { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { api } from "@/lib/browser/api";
import { NoJobFound } from "../no-job-found";
import { SearchField } from "./search-field";

type State = "idle" | "searching" | { failed: URLSearchParams };

/** The filled-in fields as search parameters. */
function filledIn(form: HTMLFormElement): URLSearchParams {
  const filled = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = String(value).trim();
    if (text) filled.set(name, text);
  }
  return filled;
}

async function hasJobs(params: URLSearchParams): Promise<boolean> {
  try {
    const { jobsSearched } = await api<{ jobsSearched: unknown[] }>(
      `/api/searchJobs?${params}&limit=1`,
    );
    return jobsSearched.length > 0;
  } catch {
    return false;
  }
}

/** Loads a page as opening it would, so that opening it afterwards waits for nothing. */
function prefetchWhole(router: ReturnType<typeof useRouter>, href: string): void {
  // The types of typed routes leave out the options.
  const { prefetch } = router as { prefetch: (href: string, options: object) => void };
  prefetch(href, { kind: PrefetchKind.FULL });
}

/** Fills a form's empty fields with the search in the page's address: someone has come back. */
function fillFromAddress(form: HTMLFormElement | null): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === "") field.value = value;
  }
}

/**
 * A plain form that leads to the results. With scripts, it first checks whether there are any, while
 * the results are already loading.
 */
export function HomeSearchBar() {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => fillFromAddress(form.current), []);
  const [state, setState] = useState<State>("idle");
  const isSearching = state === "searching";

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const params = filledIn(event.currentTarget);
    if (params.size === 0) return router.push("/jobs");
    setState("searching");
    // Who comes back finds what they searched for.
    history.replaceState(null, "", `${location.pathname}?${params}`);
    prefetchWhole(router, `/search-results?${params}`);
    if (await hasJobs(params)) router.push(`/search-results?${params}`);
    else setState({ failed: params });
  }

  return (
    <search>
      <form
        ref={form}
        className="search-bar"
        action="/search-results"
        aria-label="Search jobs"
        aria-busy={isSearching}
        onSubmit={search}
      >
        <SearchField name="query" disabled={isSearching} />
        <SearchField name="experience" disabled={isSearching} />
        <SearchField name="location" disabled={isSearching} />
        <button
          type="submit"
          className="btn btn-primary btn-lg"
          disabled={isSearching}
          aria-busy={isSearching}
        >
          {isSearching ? "Searching..." : "Search"}
        </button>
      </form>
      <NoJobFound params={typeof state === "object" ? state.failed : null} />
    </search>
  );
}
