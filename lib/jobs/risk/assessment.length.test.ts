import { expect, it } from "vitest";
import { growth, STEEP } from "@/lib/testing/growth";
import { LONG_TEXTS } from "@/lib/testing/long-texts";
import { CASE_COMPANY } from "@/lib/testing/risk-cases";
import { assess } from "./assessment";

const FACTS = { senderDomain: null, pay: null, known: [], removed: null, watchWords: ["boat"] };

it.each(LONG_TEXTS)("takes time in proportion to its length: %s", (_what, make) => {
  const work = (description: string) =>
    assess({ title: "Clerk", description, questions: [], company: CASE_COMPANY }, FACTS);

  expect(growth(work, make)).toBeLessThan(STEEP);
});
