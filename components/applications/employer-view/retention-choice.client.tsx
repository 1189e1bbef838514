"use client";

import { useRef, useState } from "react";
import { useEarlyInput } from "@/components/ui/forms/early-input.client";
import { Select } from "@/components/ui/forms/field";
import { toast } from "@/components/ui/toasts/toast.client";
import { LONGEST_MONTHS, SHORTEST_MONTHS } from "@/lib/applications/limits.schema";
import { api, failureText } from "@/lib/browser/api";
import { plural } from "@/lib/shared/plural";

type Props = { companyId: string; months: number };

const CHOICES = Array.from({ length: LONGEST_MONTHS - SHORTEST_MONTHS + 1 }, (_, index) => {
  const months = index + SHORTEST_MONTHS;
  return [
    String(months),
    plural(months, { one: "{count} month", other: "{count} months" }),
  ] as const;
});

/** How long the content of applications is kept after they end; for owners. */
export function RetentionChoice({ companyId, months }: Props) {
  const [chosen, setChosen] = useState(months);
  const place = useRef<HTMLDivElement>(null);
  useEarlyInput(place);
  async function choose(wanted: number): Promise<void> {
    setChosen(wanted);
    try {
      const path = `/api/employer/companies/${companyId}/retention`;
      await api(path, { method: "PUT", json: { months: wanted } });
      toast({ kind: "good", text: "Saved" });
    } catch (error) {
      setChosen(chosen);
      toast({ kind: "bad", text: failureText(error) });
    }
  }
  return (
    <div ref={place} className="max-w-sm">
      <label className="mb-1.5 block font-semibold text-sm" htmlFor="retention">
        Keep what applicants sent for
      </label>
      <Select
        id="retention"
        options={CHOICES}
        value={String(chosen)}
        aria-describedby="retention-help"
        onChange={({ target }) => void choose(Number(target.value))}
      />
      <p className="help" id="retention-help">
        Counted from the end of an application. Then letters, answers, CVs, messages and notes are
        deleted; only the fact that someone applied is kept. Applicants see the date.
      </p>
    </div>
  );
}
