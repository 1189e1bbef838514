"use client";

import { lazy, Suspense } from "react";
import { LogoutButton } from "./logout-button.client";
import { useSession } from "./use-session.client";

const ViewingBanner = lazy(async () => {
  const { ViewingBanner: Banner } = await import("./viewing-banner.client");
  return { default: Banner };
});
const SessionKeeper = lazy(async () => {
  const { SessionKeeper: Keeper } = await import("./session-keeper.client");
  return { default: Keeper };
});

/** The way out of the work areas, and what keeps their session. */
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
      <Suspense>{session && <ViewingBanner key={session.userId} />}</Suspense>
    </>
  );
}
