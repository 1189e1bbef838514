import type { AdminRequest } from "@/lib/accounts/admins/requests/schema";
import { formatDay, postedLabel } from "@/lib/shared/dates";
import { AdminDecision } from "./admin-decision.client";

type Props = { requests: readonly AdminRequest[]; now: Date };

/** Who waits for approval as admin, each with the decision. */
export function AdminRequests({ requests, now }: Props) {
  return (
    <section aria-labelledby="admin-requests">
      <div className="sec-head">
        <div>
          <h2 id="admin-requests">Admin requests</h2>
          <p>Who signed up as admin. They can do nothing that an admin can until you approve.</p>
        </div>
      </div>
      {requests.length === 0 ? (
        <p className="panel p-6 text-muted">Nobody waits for approval.</p>
      ) : (
        <ul className="panel entry-list">
          {requests.map(({ userId, username, fullName, email, ...request }) => (
            <li key={userId}>
              <div className="entry-words">
                <b dir="auto">{fullName ? `${fullName} (@${username})` : `@${username}`}</b>
                <p>
                  {email}{" "}
                  {!request.hasVerifiedEmail && (
                    <span className="badge badge-warn">Address not verified</span>
                  )}
                </p>
                <p>
                  Asked:{" "}
                  <time dateTime={request.requestedAt} title={formatDay(request.requestedAt)}>
                    {postedLabel(request.requestedAt, now)}
                  </time>
                </p>
              </div>
              <AdminDecision
                userId={userId}
                username={username}
                canApprove={request.hasVerifiedEmail}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
