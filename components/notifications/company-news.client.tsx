"use client";

import { useRef, useState } from "react";
import { useEarlyInput } from "@/components/ui/forms/early-input.client";
import { toast } from "@/components/ui/toasts/toast.client";
import { api, failureText } from "@/lib/browser/api";
import {
  type CompanyNews,
  type CompanyNewsView,
  NEWS_TIMINGS,
  type NewsTiming,
  TIMING_NAMES,
} from "@/lib/notifications/digests/timings.schema";

type ChooseTiming = (companyId: string, news: CompanyNewsView, timing: NewsTiming) => Promise<void>;

function Row({
  companyId,
  news,
  choose,
}: {
  companyId: string;
  news: CompanyNewsView;
  choose: ChooseTiming;
}) {
  const { kind, description, timing, isAlways } = news;
  const id = `news-${companyId}-${kind}`;
  if (isAlways) {
    return (
      <div className="company-news-row">
        <span>{description}</span>
        <span className="company-news-always">Always, at once</span>
      </div>
    );
  }
  return (
    <div className="company-news-row">
      <label htmlFor={id}>{description}</label>
      <select
        id={id}
        className="input"
        value={timing}
        onChange={({ currentTarget }) =>
          void choose(companyId, news, currentTarget.value as NewsTiming)
        }
      >
        {NEWS_TIMINGS.map((each) => (
          <option key={each} value={each}>
            {TIMING_NAMES[each]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** When someone gets the news of each of their companies by email. Each choice is saved at once. */
export function CompanyNewsForm({ companies }: { companies: CompanyNews[] }) {
  const [shown, setShown] = useState(companies);
  const place = useRef<HTMLDivElement>(null);
  useEarlyInput(place);

  function show(companyId: string, kind: string, timing: NewsTiming): void {
    setShown((all) =>
      all.map((company) =>
        company.companyId === companyId
          ? {
              ...company,
              news: company.news.map((each) => (each.kind === kind ? { ...each, timing } : each)),
            }
          : company,
      ),
    );
  }

  const choose: ChooseTiming = async (companyId, { kind, timing: before }, timing) => {
    show(companyId, kind, timing);
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      await api("/api/account/company-news", {
        method: "PATCH",
        json: { companyId, timings: { [kind]: timing }, ...(timeZone ? { timeZone } : {}) },
      });
      toast({ kind: "good", text: "Your choice is saved." });
    } catch (error) {
      show(companyId, kind, before);
      toast({ kind: "bad", text: failureText(error) });
    }
  };

  return (
    <div ref={place} className="company-news needs-script">
      {shown.map(({ companyId, name, news }) => (
        <fieldset key={companyId}>
          <legend>{name}</legend>
          {news.map((each) => (
            <Row key={each.kind} companyId={companyId} news={each} choose={choose} />
          ))}
        </fieldset>
      ))}
      <p className="muted">
        Some emails always come at once: refused or removed jobs, your own interviews, and changes
        to your membership.
      </p>
    </div>
  );
}
