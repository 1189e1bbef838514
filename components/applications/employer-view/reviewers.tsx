import { type AssignableMember, Assignments } from "@/components/companies/team/assignments";
import type { Reviewer } from "@/lib/applications/team/reviewers.schema";
import { ROLE_NAMES } from "@/lib/companies/team/roles.schema";

type Props = { applicationId: string; people: readonly Reviewer[] };

const LIST = new Intl.ListFormat("en");

function noteOf({ role, isInterviewer, isHiringManager }: Reviewer): string {
  if (isHiringManager) return "Hiring manager of this job";
  return isInterviewer ? `${ROLE_NAMES[role]}, has an interview` : ROLE_NAMES[role];
}

/** Who reads and rates an applicant besides those who see everyone, and who could be asked. */
export function Reviewers({ applicationId, people }: Props) {
  if (people.length === 0) return null;
  // Someone who decides on the job's applicants needs no assignment.
  const assignable = people
    .filter(({ isHiringManager, isAssigned }) => !isHiringManager || isAssigned)
    .map((person): AssignableMember => ({ ...person, note: noteOf(person) }));
  const deciding = people.filter(({ isHiringManager }) => isHiringManager);
  const names = people
    .filter(({ isHiringManager, isAssigned }) => isHiringManager || isAssigned)
    .map(({ name }) => name);
  return (
    <details className="reviewers">
      <summary>
        Reviewers <span dir="auto">{names.length > 0 ? LIST.format(names) : "none yet"}</span>
      </summary>
      <p className="help">
        They read and rate this applicant. Owners and recruiters see every applicant.
      </p>
      {deciding.length > 0 && (
        <p className="help" dir="auto">
          Hiring manager: <b>{LIST.format(deciding.map(({ name }) => name))}</b>
        </p>
      )}
      <Assignments
        people={assignable}
        path={`/api/employer/applications/${applicationId}/reviewers`}
        given="can now review this applicant"
        taken="no longer reviews this applicant"
      />
    </details>
  );
}
