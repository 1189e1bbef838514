"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toasts/toast.client";
import { ownTimeZone } from "@/lib/browser/alerts";
import { api, failureText } from "@/lib/browser/api";
import type { PreferencesView, SeekerPreferences } from "@/lib/recommendations/preferences.schema";
import { withName } from "./chips-combobox.client";
import type { MinimumPay } from "./pay-wanted";

export type PreferencesProps = {
  preferences: PreferencesView;
  /** What the profile and the resume suggest, until anything is saved. */
  suggested: Pick<SeekerPreferences, "roles" | "places">;
  /** The alert for these preferences, if there is one. */
  alertId: string | null;
  /** The currency to begin with. */
  currency: string;
  /** The job types that the site doesn't offer. */
  hiddenTypes: readonly string[];
};

const NO_SEARCH = "/search-results";

type PreferenceValues = Omit<SeekerPreferences, "pay" | "roles" | "places"> & { pay: MinimumPay };

function startOf({ preferences, currency }: PreferencesProps): PreferenceValues {
  const { radiusKm, workModes, jobTypes, pay } = preferences;
  return {
    radiusKm,
    workModes,
    jobTypes,
    pay: pay ? { ...pay, min: String(pay.min) } : { min: "", currency, period: "year" },
  };
}

/** An amount as people write it: "48,000". NaN for anything else. */
function amountOf(text: string): number {
  const digits = text.replace(/[\s.,'’](?=\d{2,3}(?:\D|$))/g, "");
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Makes, replaces or ends the alert for the preferences; returns what to say about it. */
async function changeAlert(
  isWanted: boolean,
  search: string,
  before: { alertId: string | null; search: string },
): Promise<string> {
  const end = async () => {
    if (before.alertId) await api(`/api/alerts/${before.alertId}`, { method: "DELETE" });
  };
  if (!isWanted || search === NO_SEARCH) {
    await end();
    return "";
  }
  const json = { search, frequency: "daily", timeZone: ownTimeZone() };
  const { status } = await api<{ status: string }>("/api/alerts", { method: "POST", json });
  if (before.search !== search) await end();
  return status === "waiting"
    ? " Emails start once your address is confirmed."
    : " We'll email you new jobs like these, once a day at most.";
}

/** The form of someone's preferences: what is in it, and saving it. */
export function usePreferences(props: PreferencesProps, onSaved: () => void) {
  const { preferences, suggested, alertId } = props;
  const { isSaved } = preferences;
  const begin = isSaved ? preferences : suggested;
  // Suggestions may still come while a resume is read; nothing that was chosen changes.
  const [roles, setRoles] = useState<string[] | null>(null);
  const [places, setPlaces] = useState<string[] | null>(null);
  const [typed, setTyped] = useState({ roles: "", places: "" });
  const [wanted, setWanted] = useState<PreferenceValues>(() => startOf(props));
  const [isEmailed, setEmailed] = useState(isSaved ? alertId !== null : true);

  function toInput() {
    const { pay, ...rest } = wanted;
    const min = pay.min.trim() === "" ? null : amountOf(pay.min);
    return {
      ...rest,
      // What was typed without Enter counts too.
      roles: withName(roles ?? begin.roles, typed.roles),
      places: withName(places ?? begin.places, typed.places),
      pay: min === null ? null : { ...pay, min },
    };
  }

  async function save(): Promise<void> {
    const json = toInput();
    const saved = await api<PreferencesView>("/api/job-preferences", { method: "PUT", json });
    setRoles(saved.roles);
    setPlaces(saved.places);
    setTyped({ roles: "", places: "" });
    try {
      const about = await changeAlert(isEmailed, saved.search, {
        alertId,
        search: preferences.search,
      });
      toast({ kind: "good", text: `Your preferences are saved.${about}` });
    } catch (error) {
      const text = `Your preferences are saved, but not the emails. ${failureText(error)}`;
      toast({ kind: "bad", text });
    }
    onSaved();
  }

  return {
    roles: roles ?? begin.roles,
    setRoles,
    places: places ?? begin.places,
    setPlaces,
    typed,
    setTyped,
    wanted,
    change: (values: Partial<PreferenceValues>) => setWanted((known) => ({ ...known, ...values })),
    isEmailed,
    setEmailed,
    isAmount: () => wanted.pay.min.trim() === "" || amountOf(wanted.pay.min) > 0,
    save,
  };
}
