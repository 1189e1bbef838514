import { SettingsPanel } from "@/components/accounts/settings/settings-panel";
import { ActionButton } from "@/components/ui/action.client";
import { MEMBER_ROLES } from "@/lib/accounts/roles.schema";
import { ROLE_NAMES, ROLE_TEXTS } from "@/lib/companies/team/roles.schema";
import type { Team, TeamInvitation, TeamMember } from "@/lib/companies/team/schema";
import { formatDay } from "@/lib/shared/dates";
import { InvitationForm } from "./invitation-form.client";
import { RoleForm } from "./role-form.client";

function MemberActions({ team, member }: { team: Team; member: TeamMember }) {
  const { companyId, companyName, yourRole } = team;
  const path = `/api/companies/${companyId}/members/${member.userId}`;
  if (member.isYou) {
    return (
      <ActionButton
        label="Leave"
        variant="btn-quiet"
        method="DELETE"
        path={path}
        done={`You left ${companyName}.`}
        confirm={`Leave ${companyName}? You'll no longer be able to do anything for it.`}
        next="/employer"
      />
    );
  }
  if (yourRole !== "owner") return null;
  return (
    <>
      <RoleForm path={path} name={member.name} role={member.role} />
      <ActionButton
        label="Transfer"
        about={member.name}
        variant="btn-quiet"
        method="POST"
        path={`/api/companies/${companyId}/transfer`}
        json={{ userId: member.userId }}
        done={`${member.name} now owns ${companyName}.`}
        confirm={`Hand ${companyName} over to ${member.name}? You'll stay as a recruiter.`}
      />
      <ActionButton
        label="Remove"
        about={member.name}
        variant="btn-quiet"
        method="DELETE"
        path={path}
        done={`${member.name} is no longer a member of ${companyName}.`}
        confirm={`Remove ${member.name}? They lose access right away.`}
      />
    </>
  );
}

/** The company's members, and what can be done about each. */
export function MembersPanel({ team }: { team: Team }) {
  return (
    <SettingsPanel
      id="members"
      title="Members"
      text={
        team.yourRole === "owner" || team.yourRole === "recruiter"
          ? MEMBER_ROLES.map((role) => ROLE_TEXTS[role]).join(" ")
          : ROLE_TEXTS[team.yourRole]
      }
    >
      <ul className="entry-list">
        {team.members.map((member) => (
          <li key={member.userId}>
            {/* biome-ignore lint/performance/noImgElement: it is never larger than it is shown */}
            <img
              className="avatar"
              src={member.avatarUrl ?? "/img/avatar.svg"}
              alt=""
              width={40}
              height={40}
            />
            <div className="entry-words">
              <b dir="auto">{member.name}</b> {member.isYou && <span>(you)</span>}
              <p>
                {ROLE_NAMES[member.role]} · {member.email} · since {formatDay(member.joinedAt)}
              </p>
            </div>
            <div className="company-actions">
              <MemberActions team={team} member={member} />
            </div>
          </li>
        ))}
      </ul>
    </SettingsPanel>
  );
}

/** The requests to join. */
export function RequestsPanel({ team }: { team: Team }) {
  return (
    <SettingsPanel id="requests" title="Requests to join">
      {team.requests.length === 0 ? (
        <p className="text-muted">No requests to join.</p>
      ) : (
        <ul className="entry-list">
          {team.requests.map(({ userId, name, email, askedAt }) => {
            const path = `/api/companies/${team.companyId}/join-requests/${userId}`;
            return (
              <li key={userId}>
                <div className="entry-words">
                  <b dir="auto">{name}</b>
                  <p>
                    {email} · asked {formatDay(askedAt)}
                  </p>
                </div>
                <div className="company-actions">
                  <ActionButton
                    {...{ label: "Let In", about: name, method: "PUT", path }}
                    json={{ isAccepted: true }}
                    done={`${name} is now a recruiter.`}
                  />
                  <ActionButton
                    {...{
                      label: "Decline",
                      about: name,
                      method: "PUT",
                      path,
                      variant: "btn-quiet",
                    }}
                    json={{ isAccepted: false }}
                    done={`You declined ${name}'s request.`}
                  />
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </SettingsPanel>
  );
}

const TITLES = new Intl.ListFormat("en");

type InvitedProps = { companyId: string; invitation: TeamInvitation };

function Invited({ companyId, invitation }: InvitedProps) {
  const { id, email, role, jobs, invitedBy, expiresAt, isExpired } = invitation;
  const path = `/api/companies/${companyId}/invitations`;
  return (
    <li>
      <div className="entry-words">
        <b>{email}</b> {isExpired && <span className="badge badge-warn">Expired</span>}
        <p>
          {ROLE_NAMES[role]}
          {jobs.length > 0 && ` for ${TITLES.format(jobs.map(({ title }) => title))}`} ·{" "}
          {isExpired ? "was open until" : "open until"} {formatDay(expiresAt)}
          {invitedBy && ` · by ${invitedBy}`}
        </p>
      </div>
      <div className="company-actions">
        {isExpired && (
          <ActionButton
            {...{ label: "Invite Again", about: email, method: "POST", path }}
            json={{ email, role, jobIds: jobs.map(({ id: jobId }) => jobId) }}
            done="New invitation sent."
          />
        )}
        <ActionButton
          {...{ label: "Revoke", about: email, variant: "btn-quiet", method: "DELETE" }}
          path={`${path}/${id}`}
          done="Invitation withdrawn."
        />
      </div>
    </li>
  );
}

/** The invitations, and the form for a new one. */
export function InvitationsPanel({ team }: { team: Team }) {
  return (
    <SettingsPanel
      id="invitations"
      title="Invite a colleague"
      text="We'll email them a link that works for seven days."
    >
      <InvitationForm companyId={team.companyId} jobs={team.jobs} />
      {team.invitations.length > 0 && (
        <ul className="entry-list" aria-label="Open invitations">
          {team.invitations.map((invitation) => (
            <Invited key={invitation.id} companyId={team.companyId} invitation={invitation} />
          ))}
        </ul>
      )}
    </SettingsPanel>
  );
}
