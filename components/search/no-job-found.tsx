/** The search without these of its fields. */
function without(params: URLSearchParams, ...names: string[]): string {
  const rest = new URLSearchParams(params);
  for (const name of names) rest.delete(name);
  return `/search-results?${rest}`;
}

/** What else could be searched for: each of the fields that narrow the search, left out. */
function waysOn(params: URLSearchParams): [href: string, label: string][] {
  const ways: [string, string][] = [];
  const hasWords = params.has("query");
  if (params.has("location") && (hasWords || params.has("experience"))) {
    ways.push([without(params, "location"), "Search anywhere"]);
  }
  if (params.has("experience") && (hasWords || params.has("location"))) {
    ways.push([without(params, "experience"), "With any experience"]);
  }
  return [
    ...ways,
    [without(params), "See close matches or create an alert"],
    ["/jobs", "All jobs"],
  ];
}

/** Under the search bar: that nothing was found, and ways on. `params` is null before that. */
export function NoJobFound({ params }: { params: URLSearchParams | null }) {
  return (
    <div className="hero-failed">
      <p role="status">{params && "No Job Found"}</p>
      {params && (
        <ul className="row">
          {waysOn(params).map(([href, label]) => (
            <li key={href}>
              <a className="chip chip-link" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
