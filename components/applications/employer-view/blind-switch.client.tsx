"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { CheckRow } from "@/components/ui/forms/field";
import { toast } from "@/components/ui/toasts/toast.client";
import { api, failureText } from "@/lib/browser/api";

type Props = { companyId: string; isBlind: boolean };

/** Turns blind screening on or off; for owners. */
export function BlindSwitch({ companyId, isBlind }: Props) {
  const router = useRouter();
  const [isOn, setOn] = useState(isBlind);
  async function choose(wanted: boolean): Promise<void> {
    setOn(wanted);
    try {
      const path = `/api/employer/companies/${companyId}/screening`;
      await api(path, { method: "PUT", json: { isBlind: wanted } });
      router.refresh();
    } catch (error) {
      setOn(!wanted);
      toast({ kind: "bad", text: failureText(error) });
    }
  }
  return (
    <div>
      <CheckRow
        label="Screen blind"
        checked={isOn}
        aria-describedby="blind-help"
        onChange={({ target }) => void choose(target.checked)}
      />
      <p className="help" id="blind-help">
        Names, contact details and CVs stay hidden until an application reaches a stage that shows
        names.
      </p>
    </div>
  );
}
