import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type AccountView, USER_TYPE_NAMES } from "@/lib/accounts/schema";

/** The account's owner as they are known here. */
export function AccountCard({ account }: { account: AccountView }) {
  const { avatarUrl, fullName, username, userType, email, hasVerifiedEmail } = account;
  return (
    <div className="panel">
      <div className="person">
        <span className="avatar">
          {avatarUrl ? (
            // biome-ignore lint/performance/noImgElement: stored small, in the size it is shown
            <img src={avatarUrl} alt="" width={96} height={96} />
          ) : (
            <Icon name="user-round" />
          )}
        </span>
        <div className="person-words">
          <h2 dir="auto">{fullName ?? username}</h2>
          <p>@{username}</p>
        </div>
        <LinkButton href="/app/settings">
          <Icon name="pencil" size="sm" />
          Edit in Settings
        </LinkButton>
      </div>
      <dl className="facts-list">
        <dt>Account</dt>
        <dd>{USER_TYPE_NAMES[userType]}</dd>
        <dt>Email</dt>
        <dd>
          {email}{" "}
          <span className={hasVerifiedEmail ? "badge badge-good" : "badge badge-warn"}>
            {hasVerifiedEmail ? "Verified" : "Not verified"}
          </span>
        </dd>
      </dl>
    </div>
  );
}
