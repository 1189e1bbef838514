import { SearchField } from "./search-field";

/** The search at the top of a page of jobs: a plain form. Either field may stay empty. */
export function BrowseSearch() {
  return (
    <search>
      <form className="search-bar two" action="/search-results" aria-label="Search all jobs">
        <SearchField name="query" />
        <SearchField name="location" />
        <button type="submit" className="btn btn-primary btn-lg">
          Search
        </button>
      </form>
    </search>
  );
}
