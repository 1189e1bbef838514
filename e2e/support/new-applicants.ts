import type { Sql } from "./database";
import type { Person } from "./people";
import type { TestPosting } from "./postings";
import { insertApplication } from "./sent-applications";

/** Someone who has applied, under the name that the company reads. */
export type Applicant = { name: string; person: Person; id: string };

type ApplicantMeans = { sql: Sql; aPerson: () => Promise<Person> };

/** New applications for a job, each with a letter; the last one is the newest. */
export async function newApplicants(
  { sql, aPerson }: ApplicantMeans,
  job: TestPosting,
  names: readonly string[],
): Promise<Applicant[]> {
  const applicants: Applicant[] = [];
  for (const [index, name] of names.entries()) {
    const person = await aPerson();
    const values = {
      ...{ fullName: name, coverLetter: `I am ${name} and I bake.` },
      daysAgo: names.length - index,
    };
    const id = await insertApplication(sql, { userId: person.id, job }, values);
    applicants.push({ name, person, id });
  }
  return applicants;
}
