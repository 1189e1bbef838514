"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toast.client";
import { api, failureText } from "@/lib/browser/api";
import type { Channel, ChoiceView } from "@/lib/notifications/schema";

const COLUMNS: readonly [channel: Channel, head: string, where: string][] = [
  ["site", "Here", "here on the site"],
  ["mail", "Email", "by email"],
];

type RowProps = {
  choice: ChoiceView;
  choose: (choice: ChoiceView, channel: Channel, isOn: boolean) => void;
};

function ChoiceRow({ choice, choose }: RowProps) {
  const { kind, description } = choice;
  return (
    <tr>
      <th scope="row">{description}</th>
      {COLUMNS.map(([channel, , where]) => {
        const isOn = choice[channel];
        return (
          <td key={channel}>
            {isOn === null ? (
              <>
                <span aria-hidden="true">–</span>
                <span className="sr">never {where}</span>
              </>
            ) : (
              <label className="check choice">
                <input
                  type="checkbox"
                  name={`${kind}.${channel}`}
                  aria-label={`${description}, ${where}`}
                  checked={isOn}
                  onChange={({ currentTarget }) => choose(choice, channel, currentTarget.checked)}
                />
              </label>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** What somebody wants to be told, and where. Each choice is saved as it is made. */
export function ChoiceTable({ choices }: { choices: ChoiceView[] }) {
  const [shown, setShown] = useState(choices);

  function show(kind: string, channel: Channel, isOn: boolean): void {
    setShown((all) =>
      all.map((choice) => (choice.kind === kind ? { ...choice, [channel]: isOn } : choice)),
    );
  }

  async function choose({ kind }: ChoiceView, channel: Channel, isOn: boolean): Promise<void> {
    show(kind, channel, isOn);
    try {
      await api("/api/account/notification-choices", {
        method: "PATCH",
        json: { [channel]: { [kind]: isOn } },
      });
      toast({ kind: "good", text: "Your choice is saved." });
    } catch (error) {
      show(kind, channel, !isOn);
      toast({ kind: "bad", text: failureText(error) });
    }
  }

  return (
    <table className="choices needs-script" aria-label="What to tell me and where">
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
        {shown.map((choice) => (
          <ChoiceRow
            key={choice.kind}
            choice={choice}
            choose={(...wanted) => void choose(...wanted)}
          />
        ))}
      </tbody>
    </table>
  );
}
