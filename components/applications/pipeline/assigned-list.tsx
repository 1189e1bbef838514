import { EmptyState } from "@/components/ui/empty-state";
import { LocalTime } from "@/components/ui/local-time.client";
import type { AssignedPerson } from "@/lib/applications/team/assigned.schema";
import { applicationHref } from "./application-href";

function Person({ person, showsCompany }: { person: AssignedPerson; showsCompany: boolean }) {
  const { id, name, headline, jobTitle, companyName, stage, interviewAt, isRated } = person;
  return (
    <li>
      <div className="assigned-words">
        <a className="cand-name" href={applicationHref(id, "")} dir="auto">
          {name}
        </a>
        {headline && <span dir="auto">{headline}</span>}
        <span className="text-muted" dir="auto">
          For {jobTitle}
          {showsCompany && `, ${companyName}`}
          {stage && ` · ${stage}`}
        </span>
        {interviewAt && (
          <span>
            Interview <LocalTime at={interviewAt} />
          </span>
        )}
      </div>
      {isRated ? (
        <span className="badge badge-good">Rated</span>
      ) : (
        <span className="badge badge-warn">Not rated yet</span>
      )}
    </li>
  );
}

type Props = { people: readonly AssignedPerson[]; isPage: boolean };

/** The applicants whom someone was asked to review, on a page of its own or above a list. */
export function AssignedList({ people, isPage }: Props) {
  const Heading = isPage ? "h1" : "h2";
  const showsCompany = new Set(people.map(({ companyName }) => companyName)).size > 1;
  if (people.length === 0) {
    return (
      <EmptyState
        drawing="applications"
        title="No one assigned to you yet"
        text="Applicants appear here when a recruiter asks you to review them, puts you on an interview, or gives you a job."
        isPage
      />
    );
  }
  return (
    <section className="wrap assigned" aria-labelledby="assigned-title">
      <Heading id="assigned-title">Assigned to You</Heading>
      <ul className="panel assigned-list">
        {people.map((person) => (
          <Person key={person.id} person={person} showsCompany={showsCompany} />
        ))}
      </ul>
    </section>
  );
}
