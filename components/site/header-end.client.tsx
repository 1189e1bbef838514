"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { Icon } from "@/components/ui/icon";
import { useSession } from "./use-session.client";

// What only signed-in people see is in a file of its own, which other browsers don't load.
const load = () => import("./account-parts.client");
const AccountPicture = lazy(async () => ({ default: (await load()).AccountPicture }));
const AccountMenu = lazy(async () => ({ default: (await load()).AccountMenu }));
const AccountKeepers = lazy(async () => ({ default: (await load()).AccountKeepers }));
const AccountEntries = lazy(async () => ({ default: (await load()).AccountEntries }));
const loadBell = () => import("@/components/notifications/bell.client");
const BellLabel = lazy(async () => ({ default: (await loadBell()).BellLabel }));
const BellList = lazy(async () => ({ default: (await loadBell()).BellList }));

/** Login and sign-up. The style sheet hides them from signed-in people before the first paint. */
function Entrance({ login }: { login: string }) {
  return (
    <>
      <a className={`btn ${login} when-out`} href="/login">
        Login
      </a>
      <a className="btn btn-strong when-out" href="/signUp">
        Sign Up
      </a>
    </>
  );
}

/** What a session brings, and what is shown until then. */
function Later({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return children ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

/**
 * The end of the header, with the menu that holds its sections, the children. Its HTML is the same
 * for every visitor and contains both states; `data-account` on the root, set before the first
 * paint, decides which is visible. Both take up the same room.
 */
export function HeaderEnd({ children }: { children: ReactNode }) {
  const session = useSession();
  const picture = <Icon name="user-round" />;
  const bellName = <span className="sr">Notifications</span>;
  return (
    <>
      <div className="site-account">
        <Entrance login="btn-quiet" />
        <button type="button" className="icon-btn bell when-in" popoverTarget="notifications">
          <Icon name="bell" />
          <Later fallback={bellName}>{session && <BellLabel />}</Later>
        </button>
        <button type="button" className="avatar-btn when-in" popoverTarget="account-menu">
          <span className="avatar">
            <Later fallback={picture}>{session && <AccountPicture />}</Later>
          </span>
          <span className="sr">Account</span>
        </button>
        {/* Always rendered, so that a click before the scripts have loaded opens them too. */}
        <section
          id="notifications"
          className="site-panel"
          popover="auto"
          aria-label="Notifications"
        >
          <Later>{session && <BellList />}</Later>
        </section>
        <nav id="account-menu" className="site-panel" popover="auto" aria-label="Account">
          <Later>{session && <AccountMenu userType={session.userType} />}</Later>
        </nav>
        <Later>{session && <AccountKeepers key={session.userId} session={session} />}</Later>
      </div>
      <button
        type="button"
        className="icon-btn site-menu-button"
        aria-label="Menu"
        popoverTarget="site-menu"
      >
        <Icon name="menu" size="lg" className="when-closed" />
        <Icon name="x" size="lg" className="when-open" />
      </button>
      <nav id="site-menu" className="site-menu" aria-label="Menu" popover="auto">
        {children}
        <Entrance login="btn-outline" />
        <Later>{session && <AccountEntries userType={session.userType} />}</Later>
      </nav>
    </>
  );
}
