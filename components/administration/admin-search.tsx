import type { ReactNode } from "react";

type Props = {
  /** The page that lists what is found. */
  action: string;
  /** What the text is looked for in. */
  label: string;
  query: string;
  /** Further filters. */
  children?: ReactNode;
};

/** The search of a list for admins. */
export function AdminSearch({ action, label, query, children }: Props) {
  return (
    <search>
      <form action={action} className="admin-search">
        <label className="field">
          <span className="label">{label}</span>
          <input className="input" type="search" name="query" defaultValue={query} />
        </label>
        {children}
        <button type="submit" className="btn btn-strong">
          Search
        </button>
      </form>
    </search>
  );
}
