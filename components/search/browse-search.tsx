import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";

const FIELDS: { name: string; label: string; placeholder: string; icon: IconName }[] = [
  { name: "query", label: "What", placeholder: "Job title, skill or company", icon: "search" },
  { name: "location", label: "Where", placeholder: "City, country or remote", icon: "map-pin" },
];

/** The search at the head of a page of jobs: a plain form, and either field may stay empty. */
export function BrowseSearch() {
  return (
    <search>
      <form className="search-bar two" action="/search-results" aria-label="Search all jobs">
        {FIELDS.map(({ name, label, placeholder, icon }) => (
          <label key={name}>
            <Icon name={icon} />
            {label}
            <input name={name} placeholder={placeholder} autoComplete="off" />
          </label>
        ))}
        <button type="submit" className="btn btn-primary btn-lg">
          Search
        </button>
      </form>
    </search>
  );
}
