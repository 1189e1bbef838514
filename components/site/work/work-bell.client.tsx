"use client";

import { lazy, Suspense } from "react";
import { Icon } from "@/components/ui/icon";
import { useSession } from "../use-session.client";

const load = () => import("@/components/notifications/bell.client");
const BellLabel = lazy(async () => ({ default: (await load()).BellLabel }));
const BellList = lazy(async () => ({ default: (await load()).BellList }));
const BellKeeper = lazy(async () => ({ default: (await load()).BellKeeper }));

const NAME = <span className="sr">Notifications</span>;

/** The bell of the work areas: how much is new, and what. */
export function WorkBell() {
  const session = useSession();
  return (
    <>
      <button type="button" className="icon-btn bell" popoverTarget="notifications">
        <Icon name="bell" />
        <Suspense fallback={NAME}>{session ? <BellLabel /> : NAME}</Suspense>
      </button>
      <section id="notifications" className="site-panel" popover="auto" aria-label="Notifications">
        <Suspense>{session && <BellList />}</Suspense>
      </section>
      <Suspense>{session && <BellKeeper key={session.userId} userId={session.userId} />}</Suspense>
    </>
  );
}
