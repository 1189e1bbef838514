import { Icon } from "@/components/ui/icon";
import { BackLink } from "@/components/ui/navigation/back-link";
import type { Neighbours } from "@/lib/applications/employer-view/neighbours.schema";
import type { ApplicationQueue } from "@/lib/applications/employer-view/queue.schema";
import { applicationHref } from "../pipeline/application-href";

type Props = {
  neighbours: Neighbours;
  queue: ApplicationQueue | null;
  search: string;
};

const WAYS = {
  Previous: { rel: "prev", title: "Previous (K)", icon: "chevron-left" },
  Next: { rel: "next", title: "Next (J)", icon: "chevron-right" },
} as const;

type LinkProps = { id: string | null; search: string; way: keyof typeof WAYS };

function NeighbourLink({ id, search, way }: LinkProps) {
  const { rel, title, icon } = WAYS[way];
  if (id === null) return null;
  return (
    <a
      className="icon-btn outlined"
      href={applicationHref(id, search)}
      rel={rel}
      title={title}
      aria-label={way}
    >
      <Icon name={icon} size="sm" />
    </a>
  );
}

function NeighbourLinks({ neighbours, queue, search }: Props) {
  const { previousId, nextId } = queue ?? neighbours;
  if (!previousId && !nextId) return null;
  return (
    <nav className="neighbours no-print" aria-label="Previous and next application">
      {queue?.position && (
        <span className="help">
          {queue.position} of {queue.total}
        </span>
      )}
      <NeighbourLink id={previousId} search={search} way="Previous" />
      <NeighbourLink id={nextId} search={search} way="Next" />
    </nav>
  );
}

/** The way back to the list, the job that someone applied for, and the neighbouring applications. */
export function EmployerViewHead({ neighbours, queue, search }: Props) {
  return (
    <div className="employer-view-bar">
      <BackLink href={`/employer/applications${search && `?${search}`}`}>Applications</BackLink>
      <a className="employer-view-job" href={`/job/${neighbours.jobSlug}`} dir="auto">
        {neighbours.jobTitle}
      </a>
      <NeighbourLinks neighbours={neighbours} queue={queue} search={search} />
    </div>
  );
}
