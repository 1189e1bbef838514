import { EmptyState } from "@/components/ui/empty-state";

type Props = {
  title?: string;
  text?: string;
  /** Where the first button leads. */
  back?: { href: string; label: string };
};

/** Replaces a page that doesn't exist, or no longer. */
export function MissingPage({
  title = "Error 404 sorry this page is not available",
  text = "It may have moved, or the job has closed.",
  back = { href: "/jobs", label: "Find Jobs" },
}: Props) {
  return (
    <div className="wrap section">
      <EmptyState isPage drawing="lost" title={title} text={text}>
        <div className="row">
          <a className="btn btn-primary" href={back.href}>
            {back.label}
          </a>
          <a className="btn btn-outline" href="/">
            Go to the home page
          </a>
        </div>
      </EmptyState>
    </div>
  );
}
