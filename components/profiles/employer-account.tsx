import { ROLE_NAMES } from "@/lib/companies/team/roles.schema";
import type { Membership } from "@/lib/companies/team/schema";

/** What a recruiter's profile is about: for whom they hire, and who sees their name. */
export function EmployerAccount({ memberships }: { memberships: readonly Membership[] }) {
  return (
    <section className="panel profile-section" aria-labelledby="your-companies">
      <div className="profile-head">
        <h2 id="your-companies">You hire for</h2>
      </div>
      {memberships.length === 0 ? (
        <p className="profile-empty">
          You don't belong to a company yet.{" "}
          <a href="/employer/profile">Create yours, or ask to join one</a>.
        </p>
      ) : (
        <ul className="profile-entries">
          {memberships.map(({ id, name, role }) => (
            <li key={id} className="profile-entry">
              <div className="profile-entry-words">
                <h3>
                  <a href={`/employer/profile/team?company=${id}`} dir="auto">
                    {name}
                  </a>
                </h3>
                <p>{ROLE_NAMES[role]}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="text-muted">
        Your colleagues see your name beside what you do, and applicants see it beside your
        messages.
      </p>
    </section>
  );
}
