"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useSession } from "@/components/site/use-session.client";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toasts/toast.client";
import { ownTimeZone } from "@/lib/browser/alerts";
import { api, failureText } from "@/lib/browser/api";
import type { AlertOffer } from "./create-alert.client";

// Hardly any visitor opens it.
const AlertDialog = lazy(async () => ({
  default: (await import("./alert-dialog.client")).AlertDialog,
}));

type Alert = { id: string; search: string; status: "waiting" | "active" | "paused" };

async function findFollowed(search: string): Promise<string | null> {
  const { alerts } = await api<{ alerts: Alert[] }>("/api/alerts");
  const found = alerts.find((alert) => alert.search === search && alert.status !== "paused");
  return found?.id ?? null;
}

async function follow({ search, name }: Omit<AlertOffer, "formToken">): Promise<string> {
  const json = { search, frequency: "daily", timeZone: ownTimeZone() };
  const { id, status } = await api<Alert>("/api/alerts", { method: "POST", json });
  const text =
    status === "waiting"
      ? "Emails about new jobs start once your email address is confirmed."
      : "We'll email you their new jobs, once a day at most.";
  toast({ kind: "good", text: `You follow ${name}. ${text}` });
  if (status !== "paused") return id;
  await api(`/api/alerts/${id}`, { method: "PATCH", json: { status: "active" } });
  return id;
}

/** Which alert makes the signed-in person a follower; undefined until that is known. */
function useFollowed(offer: AlertOffer, isSignedIn: boolean) {
  const [followed, setFollowed] = useState<string | null | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const { search, name } = offer;

  useEffect(() => {
    if (!isSignedIn) return setFollowed(null);
    let isCurrent = true;
    findFollowed(search)
      .then((id) => isCurrent && setFollowed(id))
      // Following again returns the alert that there is.
      .catch(() => isCurrent && setFollowed(null));
    return () => {
      isCurrent = false;
    };
  }, [isSignedIn, search]);

  async function toggle(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      if (followed) {
        await api(`/api/alerts/${followed}`, { method: "DELETE" });
        toast({ kind: "good", text: `You no longer follow ${name}.` });
        setFollowed(null);
      } else {
        setFollowed(await follow({ search, name }));
      }
    } catch (error) {
      toast({ kind: "bad", text: failureText(error) });
    }
    setBusy(false);
  }

  return { followed, isBusy, toggle };
}

/** Follows a company: an alert for its new jobs, made at once or, by visitors, through a dialog. */
export function FollowCompany(offer: AlertOffer) {
  const session = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { followed, isBusy, toggle } = useFollowed(offer, session !== null);
  const isFollowing = Boolean(followed);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`btn ${isFollowing ? "btn-outline" : "btn-primary"} needs-script`}
        aria-busy={isBusy}
        aria-haspopup={session ? undefined : "dialog"}
        onClick={() => (session ? void toggle() : setOpen(true))}
      >
        <Icon name={isFollowing ? "check" : "bell-plus"} size="sm" />
        <span>
          {isFollowing ? "Following" : "Follow"}
          <span className="sr"> {offer.name}</span>
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <AlertDialog {...offer} name={`jobs at ${offer.name}`} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
