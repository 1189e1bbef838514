import type { Crumb } from "@/lib/shared/breadcrumbs";

/** The trail from the home page; the last step is the page itself and not a link. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        {trail.map(({ label, path }, i) => (
          <li key={path}>
            {i < trail.length - 1 ? (
              <a href={path}>{label}</a>
            ) : (
              <span className="truncate" aria-current="page">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
