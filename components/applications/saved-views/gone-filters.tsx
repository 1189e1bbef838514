import { Notice } from "@/components/ui/notice";
import type { GoneFilter } from "@/lib/applications/saved-views/views";

const GONE: Record<GoneFilter, string> = {
  job: "This list is for a job that no longer exists, so it stays empty.",
  stage: "This list is for a stage that no longer exists, so it stays empty.",
  tag: "This list is for a tag that no longer exists, so it stays empty.",
};
const SEVERAL = "This list is for things that no longer exist, so it stays empty.";

/** Says why a list finds nothing whose filters name something that no longer exists. */
export function GoneFilters({ gone, href }: { gone: readonly GoneFilter[]; href: string }) {
  const [first] = gone;
  if (!first) return null;
  return (
    <div className="views-gone">
      <Notice tone="warn">
        {gone.length === 1 ? GONE[first] : SEVERAL}{" "}
        <a className="link" href={href}>
          Show the list without it
        </a>
      </Notice>
    </div>
  );
}
