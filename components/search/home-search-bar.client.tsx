"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { api } from "@/lib/browser/api";
import { SearchField } from "./search-field";

type State = "idle" | "searching" | "failed";

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

/** A plain form that leads to the results. With scripts, it first checks whether there are any. */
export function HomeSearchBar() {
  const router = useRouter();
  const [state, setState] = useState<State>("idle");
  const isSearching = state === "searching";

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const params = filledIn(event.currentTarget);
    if (params.size === 0) return router.push("/jobs");
    setState("searching");
    if (await hasJobs(params)) router.push(`/search-results?${params}`);
    else setState("failed");
  }

  return (
    <search>
      <form
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
      <p className="hero-failed" role="status">
        {state === "failed" && "No Job Found"}
      </p>
    </search>
  );
}
