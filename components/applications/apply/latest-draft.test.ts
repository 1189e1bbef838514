import { expect, it } from "vitest";
import { latestDraft } from "./latest-draft";

const [submissionId, other] = ["the one", "the other"];
const values = { coverLetter: "Dear harbour" };
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));

const ownAt = (minute: number, id = submissionId) => ({
  ...{ values: { coverLetter: "Mine" }, file: null, submissionId: id },
  ...{ savedAt: at(minute).getTime(), isKept: true },
});
const storedAt = (minute: number) => ({
  ...{ submissionId, values, savedAt: at(minute).toISOString(), preparedBy: "Agent" },
});

it("returns the latest draft, whether it was written in this browser or elsewhere", () => {
  expect(latestDraft(null, storedAt(1))).toBeNull();
  expect(latestDraft(ownAt(2), null)).toMatchObject({ isFromElsewhere: false, preparedBy: null });
  expect(latestDraft(ownAt(0), storedAt(1))).toMatchObject({
    ...{ values, isFromElsewhere: true, preparedBy: "Agent" },
  });
  const fresh = { ...ownAt(2), isKept: false };
  expect(latestDraft(fresh, storedAt(1))).toMatchObject({ values, submissionId });
});

it("says who prepared it even once this browser has a copy, unless that is another draft", () => {
  for (const minute of [1, 2]) {
    expect(latestDraft(ownAt(minute), storedAt(1))).toMatchObject({
      ...{ values: { coverLetter: "Mine" }, isFromElsewhere: false, preparedBy: "Agent" },
    });
  }
  expect(latestDraft(ownAt(2, other), storedAt(1))).toMatchObject({
    ...{ submissionId: other, preparedBy: null },
  });
});
