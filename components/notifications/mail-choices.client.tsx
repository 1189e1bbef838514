"use client";

import { useState } from "react";
import { CheckRow } from "@/components/ui/field";
import { toast } from "@/components/ui/toast.client";
import { api, failureText } from "@/lib/browser/api";
import type { MailChoiceView } from "@/lib/notifications/schema";

/** Which mails somebody wants. Each choice is saved as it is made. */
export function MailChoices({ choices }: { choices: MailChoiceView[] }) {
  const [shown, setShown] = useState(choices);

  function show(kind: string, isOn: boolean): void {
    setShown((all) => all.map((choice) => (choice.kind === kind ? { ...choice, isOn } : choice)));
  }

  async function choose(kind: string, isOn: boolean): Promise<void> {
    show(kind, isOn);
    try {
      await api("/api/account/mail-choices", { method: "PATCH", json: { [kind]: isOn } });
      toast({ kind: "good", text: "Your choice is saved." });
    } catch (error) {
      show(kind, !isOn);
      toast({ kind: "bad", text: failureText(error) });
    }
  }

  return (
    <fieldset className="needs-script">
      <legend className="label">Mail me about</legend>
      {shown.map(({ kind, description, isOn }) => (
        <CheckRow
          key={kind}
          name={kind}
          label={description}
          checked={isOn}
          onChange={({ currentTarget }) => void choose(kind, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
