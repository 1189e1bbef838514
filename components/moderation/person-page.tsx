import { BackLink } from "@/components/ui/navigation/back-link";
import { Notice } from "@/components/ui/notice";
import { PERSON_KINDS, type PersonView } from "@/lib/accounts/admins/people.schema";
import { ROLE_NAMES } from "@/lib/companies/team/roles.schema";
import type { DecisionView } from "@/lib/moderation/decisions.schema";
import type { ReasonTemplateView } from "@/lib/moderation/reason-templates.schema";
import { formatDay } from "@/lib/shared/dates";
import { FactList, type NamedFact } from "./fact-list";
import { ImpersonationForm } from "./impersonation-form.client";
import { StateBadge } from "./people-page";
import { Decisions } from "./queue/review-parts";
import { SuspensionPanel } from "./suspension-panel";
import { TypeForm } from "./type-form.client";

type Props = {
  person: PersonView;
  decisions: readonly DecisionView[];
  templates: readonly ReasonTemplateView[];
  /** Admins can't do these things to themselves. */
  isOneself: boolean;
};

function Facts({ person }: Pick<Props, "person">) {
  const { counts } = person;
  const facts: NamedFact[] = [
    { name: "Kind", value: PERSON_KINDS[person.kind] },
    { name: "Email", value: `${person.email}${person.hasVerifiedEmail ? "" : " (not verified)"}` },
    { name: "Second factor", value: person.hasTwoFactor ? "on" : "off" },
    { name: "Since", value: formatDay(person.createdAt) },
    { name: "Last seen", value: formatDay(person.lastSeenAt) },
    { name: "Applications", value: String(counts.applications) },
    { name: "Jobs", value: String(counts.postings) },
    { name: "Open sessions", value: String(counts.sessions) },
    { name: "Reports sent", value: String(counts.reports) },
    ...person.companies.map(({ id, name, role }) => ({
      key: id,
      name: `${ROLE_NAMES[role]} of`,
      value: <a href={`/admin/companies/${id}`}>{name}</a>,
    })),
  ];
  return (
    <section className="panel admin-panel" aria-labelledby="account">
      <h2 id="account">Account</h2>
      <FactList facts={facts} />
    </section>
  );
}

/** A person as admins see them, with the possible actions. */
export function PersonPage({ person, decisions, templates, isOneself }: Props) {
  return (
    <div className="wrap pb-20">
      <div className="page-head">
        <BackLink href="/admin/people">People</BackLink>
        <h1 className="break-words" dir="auto">
          {person.fullName ?? `@${person.username}`}
        </h1>
        <p className="employer-job-sub">
          @{person.username} <StateBadge state={person.state} />
        </p>
      </div>
      {person.deletionDueAt && (
        <Notice tone="warn">
          This account will be erased on {formatDay(person.deletionDueAt)}.
        </Notice>
      )}
      <div className="admin-panels">
        <Facts person={person} />
        {isOneself ? (
          <Notice>This is you. Another admin can suspend your account or change its type.</Notice>
        ) : (
          <>
            {person.state !== "awaiting_approval" && (
              <SuspensionPanel
                what="Account"
                path={`/api/admin/people/${person.id}/suspension`}
                suspension={person.suspension}
                restored="Account restored."
                reasonLabel="Why"
                help="They're signed out right away and get this by email."
                templates={templates}
              />
            )}
            {person.state === "active" && (
              <section className="panel admin-panel" aria-labelledby="kind">
                <h2 id="kind">Role</h2>
                <TypeForm key={person.kind} userId={person.id} userType={person.kind} />
              </section>
            )}
            {person.state === "active" && person.kind !== "admin" && (
              <section className="panel admin-panel" aria-labelledby="impersonation">
                <h2 id="impersonation">See what they see</h2>
                <ImpersonationForm userId={person.id} userType={person.kind} />
              </section>
            )}
          </>
        )}
        {decisions.length > 0 && (
          <div className="panel admin-panel">
            <Decisions decisions={decisions} />
          </div>
        )}
      </div>
    </div>
  );
}
