"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import { refreshAccount } from "@/components/site/use-account.client";
import { Notice } from "@/components/ui/notice";
import { ApiError, api } from "@/lib/browser/api";
import type { ProfileView } from "@/lib/profiles/schema";

export type ProfileRequest = { method: "POST" | "PUT" | "PATCH" | "DELETE"; json?: unknown };

type Store = {
  profile: ProfileView;
  /** Sends a change of the profile; the whole page then shows the API's response. */
  send: (path: string, change: ProfileRequest) => Promise<void>;
  /** Shows a profile that the API returned otherwise. */
  keep: (profile: ProfileView) => void;
};

const PATH = "/api/profile";
const ProfileContext = createContext<Store | null>(null);

/** The current profile, and how to change it. */
export function useProfile(): Store {
  const store = useContext(ProfileContext);
  if (!store) throw new Error("useProfile stands outside of ProfileStore");
  return store;
}

const later = (one: ProfileView | null, other: ProfileView) =>
  one && one.version > other.version ? one : other;

/** Holds a page's profile: the server's, until a change is answered. */
export function ProfileStore({ initial, children }: { initial: ProfileView; children: ReactNode }) {
  const [written, setWritten] = useState<ProfileView | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const keep = (response: ProfileView) => setWritten((known) => later(known, response));

  async function reload(): Promise<void> {
    try {
      keep(await api<ProfileView>(PATH));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  async function send(path: string, change: ProfileRequest): Promise<void> {
    try {
      keep(await api<ProfileView>(path, change));
      if (path === PATH) refreshAccount();
    } catch (error) {
      // The data has changed by now, so the next attempt has to start from that.
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) {
        await reload();
      }
      throw error;
    }
  }

  return (
    <ProfileContext value={{ profile: later(written, initial), send, keep }}>
      {hasFailed && (
        <div className="wrap pt-6">
          <Notice tone="bad" role="alert">
            <p>Failed to fetch profile</p>
            <button
              type="button"
              className="btn btn-outline btn-sm mt-2"
              onClick={() => void reload()}
            >
              Retry
            </button>
          </Notice>
        </div>
      )}
      {children}
    </ProfileContext>
  );
}
