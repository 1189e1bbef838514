import { createElement as h } from "react";
import { expect, it } from "vitest";
import { markup } from "@/components/ui/static/markup";
import { aJobDetail } from "@/lib/testing/public-samples";
import { JobCardTall } from "./job-card";
import { JobCardCompact } from "./job-card-compact";

// Its HTML is kept with the job: nothing that it shows may be missing from what it is written for.
it.each([
  ["tall", JobCardTall, [{}, { heading: "h2" as const }]],
  [
    "compact",
    JobCardCompact,
    [{}, { heading: "h2" as const }, { reason: "Similar title" }, { isSelected: true }],
  ],
])("a %s card that is kept is what a new one would be, on each day", (_name, Card, given) => {
  const job = aJobDetail();
  const days = ["19T12", "20T09", "21T09", "23T09", "28T09"].map((day) => `2026-11-${day}:00:00Z`);
  const instants = [
    ...days,
    "2026-12-01T00:00:01Z",
    "2026-12-04T12:00:00Z",
    "2026-12-05T00:00:01Z",
  ];

  for (const instant of instants) {
    for (const more of given) {
      const card = (of: typeof job) =>
        markup(h(Card, { job: of, now: new Date(instant), ...more }));
      expect(card(job)).toBe(card({ ...job }));
    }
  }
});
