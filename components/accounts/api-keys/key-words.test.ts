import { expect, it } from "vitest";
import { PERSONAL_SCOPES } from "@/lib/accounts/api-keys/scopes.schema";
import { keyRow, scopeChoices } from "./key-words";

const NOW = new Date("2026-11-26T12:00:00Z");
const KEY = {
  id: "0192f0c1-0000-7000-8000-000000000001",
  name: "Careers site",
  scopes: ["read_jobs" as const, "write_jobs" as const],
  isSandbox: false,
  isStopped: false,
  ending: "w4_x",
  createdBy: "Meera Iyer",
  createdAt: "2026-11-20T12:00:00Z",
  lastUsedAt: null,
  previous: null,
};

it("says what a key may do, and how it was used", () => {
  expect(keyRow(KEY, NOW)).toMatchObject({
    scopes: "Read jobs, Write jobs",
    history: "Ends in w4_x · created 20 November 2026 by Meera Iyer · never used",
    previous: null,
  });
});

it("says until when the old key works, and whether anything still uses it", () => {
  const previous = { endsAt: "2026-11-27T08:30:00Z", lastUsedAt: "2026-11-26T11:00:00Z" };

  expect(keyRow({ ...KEY, createdBy: null, previous }, NOW)).toMatchObject({
    history: "Ends in w4_x · created 20 November 2026 · never used",
    previous: "The old key works until 27 November 2026 at 08:30 UTC, last used 1 hour ago.",
  });
});

it("says that a key that may write drafts also reads them", () => {
  const { prepare_applications } = PERSONAL_SCOPES;
  const [choice] = scopeChoices({ prepare_applications });

  expect(choice).toMatchObject({ scope: "prepare_applications", name: prepare_applications });
  expect(choice?.text).toMatch(/^Write drafts .* read the letters and answers /);
});
