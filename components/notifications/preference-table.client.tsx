"use client";

import { useRef, useState } from "react";
import { useEarlyInput } from "@/components/ui/forms/early-input.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api, failureText } from "@/lib/browser/api";
import type { Channel, NotificationPreference } from "@/lib/notifications/schema";

const COLUMNS: readonly [channel: Channel, head: string, where: string][] = [
  ["site", "Here", "here on the site"],
  ["mail", "Email", "by email"],
];

type RowProps = {
  preference: NotificationPreference;
  choose: (preference: NotificationPreference, channel: Channel, isOn: boolean) => void;
};

function PreferenceRow({ preference, choose }: RowProps) {
  const { kind, description, isPerCompany } = preference;
  return (
    <tr>
      <th scope="row">{description}</th>
      {COLUMNS.map(([channel, , where]) => {
        const isOn = preference[channel];
        return (
          <td key={channel}>
            {isOn === null && isPerCompany ? (
              <a
                className="link"
                href="#company-news"
                aria-label={`${description}, by email: chosen below, for each company`}
              >
                Below
              </a>
            ) : isOn === null ? (
              <>
                <span aria-hidden="true">–</span>
                <span className="sr">never {where}</span>
              </>
            ) : (
              <label className="check preference">
                <input
                  type="checkbox"
                  name={`${kind}.${channel}`}
                  aria-label={`${description}, ${where}`}
                  checked={isOn}
                  onChange={({ currentTarget }) =>
                    choose(preference, channel, currentTarget.checked)
                  }
                />
              </label>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** What the person wants to be told, and where. Each choice is saved at once. */
export function PreferenceTable({ preferences }: { preferences: NotificationPreference[] }) {
  const [shown, setShown] = useState(preferences);
  const table = useRef<HTMLTableElement>(null);
  useEarlyInput(table);

  function show(kind: string, channel: Channel, isOn: boolean): void {
    setShown((all) =>
      all.map((preference) =>
        preference.kind === kind ? { ...preference, [channel]: isOn } : preference,
      ),
    );
  }

  async function choose(
    { kind }: NotificationPreference,
    channel: Channel,
    isOn: boolean,
  ): Promise<void> {
    show(kind, channel, isOn);
    try {
      await api("/api/account/notification-preferences", {
        method: "PATCH",
        json: { [channel]: { [kind]: isOn } },
      });
      toast({ kind: "good", text: "Your preference is saved." });
    } catch (error) {
      show(kind, channel, !isOn);
      toast({ kind: "bad", text: failureText(error) });
    }
  }

  return (
    <table ref={table} className="preferences needs-script" aria-label="What to tell me and where">
      <thead>
        <tr>
          <th scope="col">Tell me about</th>
          {COLUMNS.map(([channel, head]) => (
            <th key={channel} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((preference) => (
          <PreferenceRow
            key={preference.kind}
            preference={preference}
            choose={(...wanted) => void choose(...wanted)}
          />
        ))}
      </tbody>
    </table>
  );
}
