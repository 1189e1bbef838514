"use client";

import { createPortal } from "react-dom";
import useSWR from "swr";
import { useCountedView } from "@/components/jobs/page/use-counted-view.client";
import { useSession } from "@/components/site/use-session.client";
import { Icon } from "@/components/ui/icon";
import { api } from "@/lib/browser/api";
import type { JobMatch as Match } from "@/lib/recommendations/schema";
import { plural } from "@/lib/shared/plural";
import type { ViewedJob } from "@/lib/shared/viewed-jobs";

function matchWords({ matched, total }: Match): string {
  const skills = plural(total, { one: "{count} skill", other: "{count} skills" });
  return `You match ${matched} of ${skills}`;
}

type Props = {
  job: ViewedJob;
  /** Whether the reader chose the job, or it is only shown as the first of a list. */
  isRead?: boolean;
};

/**
 * How many of a job's skills the signed-in reader has, in the place that the page reserves for it
 * (`data-match-place`); renders nothing for visitors and for jobs without skills. It also counts
 * and notes the view of a job that is read.
 */
export function JobMatch({ job, isRead = true }: Props) {
  const session = useSession();
  useCountedView(job, isRead);
  const { data } = useSWR(
    session && [`/api/jobs/${job.id}/match`, session.userId],
    ([path]) => api<Match>(path),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const place = data && document.querySelector("[data-match-place]");
  if (!data || data.total === 0 || !place) return null;
  return createPortal(
    <div className="match">
      <hr className="hr" />
      <p>
        <b>{matchWords(data)}</b>
      </p>
      <span className="buoys" aria-hidden="true">
        {data.skills.map(({ name }, index) => (
          <i key={name} className={index < data.matched ? "on" : undefined} />
        ))}
      </span>
      <ul className="job-skills" aria-label="Skills">
        {data.skills.map(({ name, isMatched }) => (
          <li key={name} className={isMatched ? "chip chip-have" : "chip chip-lack"}>
            {isMatched && <Icon name="check" size="sm" />}
            {name}
            <span className="sr">{isMatched ? ", on your profile" : ", not on your profile"}</span>
          </li>
        ))}
      </ul>
      {data.matched < data.total && (
        <p className="help">
          <a href="/app/profile">Add skills you have</a> to your profile.
        </p>
      )}
    </div>,
    place,
  );
}
