import type { ApplicationView } from "@/lib/applications/views.schema";
import { statusWords } from "../application-words";
import { applicationPaths } from "./application-paths";

type Props = { own: readonly ApplicationView[]; current: string; token: string };

/** All jobs of a company for which someone without an account is or was considered. */
export function OtherJobs({ own, current, token }: Props) {
  if (own.length < 2) return null;
  const paths = applicationPaths(token);
  return (
    <nav className="panel app-part" aria-label="Your applications here">
      <h2>Your applications at {own[0]?.company.name}</h2>
      <ul className="other-jobs">
        {own.map(({ id, jobSnapshot, status, steps }) => {
          const viewed = steps.find(({ kind }) => kind === "viewed")?.at ?? null;
          const { text, className } = statusWords(status, viewed);
          return (
            <li key={id}>
              <a
                className="link"
                href={paths.page(id)}
                dir="auto"
                {...(id === current ? { "aria-current": "page" as const } : {})}
              >
                {jobSnapshot.title}
              </a>{" "}
              <span className={className}>{text}</span>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
