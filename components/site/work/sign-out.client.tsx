"use client";

import { lazy, Suspense } from "react";
import { LogoutButton } from "../logout-button.client";
import { useSession } from "../use-session.client";

const ImpersonationBanner = lazy(async () => {
  const { ImpersonationBanner: Banner } = await import("../impersonation-banner.client");
  return { default: Banner };
});
const SessionKeeper = lazy(async () => {
  const { SessionKeeper: Keeper } = await import("../session-keeper.client");
  return { default: Keeper };
});

/** The logout of the work areas, and what keeps their session alive. */
export function SignOut() {
  const session = useSession();
  return (
    <>
      <LogoutButton
        label="Sign Out"
        busyLabel="Signing Out..."
        className="btn btn-outline btn-sm"
      />
      <Suspense>{session && <SessionKeeper key={session.userId} />}</Suspense>
      <Suspense>{session && <ImpersonationBanner key={session.userId} />}</Suspense>
    </>
  );
}
